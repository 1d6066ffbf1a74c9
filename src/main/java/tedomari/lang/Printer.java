package tedomari.lang;

import java.util.stream.Collectors;
import tedomari.cgt.Notation;

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
        return ((Value.SymbolValue) value).text();
    }
}
