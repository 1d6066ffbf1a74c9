package tedomari.lang;

import java.util.Locale;
import java.util.stream.Collectors;
import tedomari.cgt.Notation;
import tedomari.go.Coordinate;
import tedomari.go.Position;
import tedomari.go.io.Diagram;
import tedomari.semeai.RaceRegion;

/** Prints a value on one line. */
public record Printer(Notation notation) {

    public String print(Value value) {
        if (value instanceof Value.GameValue it) {
            return notation.write(it.game());
        }
        if (value instanceof Value.RationalValue it) {
            return Rationals.write(it.number());
        }
        if (value instanceof Value.BooleanValue it) {
            return String.valueOf(it.truth());
        }
        if (value instanceof Value.TextValue it) {
            return Source.oneLine(it.text());
        }
        if (value instanceof Value.ListValue it) {
            return it.elements().stream().map(this::print).collect(Collectors.joining(", ", "[", "]"));
        }
        if (value instanceof Value.SetValue it) {
            return it.games().stream().map(notation::write).collect(Collectors.joining(",", "{", "}"));
        }
        if (value instanceof Value.ThermographValue it) {
            return it.thermograph().toString();
        }
        if (value instanceof Value.RawValue it) {
            return "'" + notation.write(it.form()) + "'";
        }
        if (value instanceof Value.TreeValue it) {
            return notation.write(it.form());
        }
        if (value instanceof Value.PositionValue it) {
            return Diagram.write(it.position().position()).strip().replace('\n', '/');
        }
        if (value instanceof Value.EyeValue it) {
            return eye(it);
        }
        if (value instanceof Value.EyesValue it) {
            return it.library().tally().stored() + " of " + it.library().tally().eyes() + " eyes of size "
                    + it.library().size();
        }
        if (value instanceof Value.RegionValue it) {
            return region(it.region());
        }
        return ((Value.SymbolValue) value).text();
    }

    /** As {@code WWW/X.W/XXW ko A1}. */
    private static String eye(Value.EyeValue eye) {
        Position position = eye.position();
        Integer ko = position.ko();
        return Diagram.write(position).strip().replace('\n', '/')
                + (ko == null ? "" : " ko " + Coordinate.name(position.outline(), ko));
    }

    /** As {@code A black external {4|0}}. */
    private String region(RaceRegion region) {
        String owner = region.owner() == null ? "both" : region.owner().name();
        String worth = region.value() == null
                ? region.refusal() == null ? String.valueOf(region.points().size()) : region.refusal()
                : notation.write(region.value().value());
        return region.name() + " " + (owner + " " + region.kind()).toLowerCase(Locale.ROOT) + " " + worth;
    }
}
