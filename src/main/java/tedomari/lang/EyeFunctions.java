package tedomari.lang;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import tedomari.cgt.Dyadic;
import tedomari.eyes.Evaluation;
import tedomari.eyes.EyeRecord;
import tedomari.eyes.MoveSet;
import tedomari.eyes.Shelf;
import tedomari.eyes.Site;
import tedomari.go.Colour;
import tedomari.go.Coordinate;
import tedomari.go.Position;
import tedomari.go.io.FormatException;
import tedomari.go.io.PositionText;
import tedomari.lang.Function.Topic;
import tedomari.lang.Value.BooleanValue;
import tedomari.lang.Value.EyeValue;
import tedomari.lang.Value.EyesValue;
import tedomari.lang.Value.ListValue;
import tedomari.lang.Value.PositionValue;
import tedomari.lang.Value.TextValue;

/** Eyes and the library of eyes. */
final class EyeFunctions {

    private static final Shelf SHELF = Shelf.ofUser();
    private static final int MOST_LIBERTIES = 1000;
    private static final int LARGEST = 14;
    private static final String EYE = "eye(\"WWWW/...W/XX.W\")";

    static final List<Function> ALL = List.of(
            of(
                    "eye",
                    "diagram",
                    "the eye in a diagram or position: of the chain marked W or B, or else of the largest white one",
                    EyeFunctions::eye,
                    EYE),
            of("eyes", "n", "the library of the eyes with n points that are not alive", EyeFunctions::eyes, "eyes(5)"),
            of(
                    "calm",
                    "e",
                    "the calm eyes of a library; of one eye, whether it is calm with some external liberties",
                    EyeFunctions::calm,
                    "eyes(5).calm",
                    EYE + ".calm"),
            of(
                    "eyeStatus",
                    "e colour n",
                    "the status of an eye with n external liberties, that colour first: 6 won, k and -k a ko, -6 lost",
                    args -> Arithmetic.of(Dyadic.of(record(args).status(player(args)))),
                    EYE + ".eyeStatus(black, 0)"),
            of(
                    "eyeMoves",
                    "e colour n",
                    "all best moves at an eye with n external liberties, that colour first; none if it is lost",
                    EyeFunctions::moves,
                    EYE + ".eyeMoves(black, 0)"),
            of(
                    "worth",
                    "e n",
                    "how many eyes an eye is worth with n external liberties: 0, ½, 1, 1½ or 2",
                    EyeFunctions::worth,
                    EYE + ".worth(0)"));

    private EyeFunctions() {}

    private static Function of(
            String name, String parameters, String definition, Function.Body body, String... examples) {
        return Function.of(Topic.EYES, name, parameters, definition, body, examples);
    }

    private static Value eye(Arguments args) {
        Operand operand = args.at(0);
        Position position;
        try {
            position = operand.value() instanceof PositionValue it
                    ? it.position().position()
                    : PositionText.read(operand.text().getBytes(StandardCharsets.UTF_8));
        } catch (FormatException e) {
            throw operand.error("line " + e.line() + ", column " + e.column() + ": " + e.sentence());
        }
        try {
            Site site = Site.of(position, null);
            return new EyeValue(position, site, SHELF.look(site.eye()));
        } catch (IllegalArgumentException | IOException e) {
            throw operand.error(String.valueOf(e.getMessage()));
        }
    }

    private static Value eyes(Arguments args) {
        Operand operand = args.at(0);
        int size = operand.natural(LARGEST);
        try {
            return new EyesValue(SHELF.open(size));
        } catch (IllegalArgumentException | IOException e) {
            throw operand.error(String.valueOf(e.getMessage()));
        }
    }

    private static Value calm(Arguments args) {
        if (args.at(0).value() instanceof EyesValue it) {
            return new ListValue(it.library()
                    .evaluations()
                    .filter(Evaluation::isCalm)
                    .map(EyeFunctions::onItsBoard)
                    .toList());
        }
        return new BooleanValue(given(args).evaluation().isCalm());
    }

    private static Value onItsBoard(Evaluation evaluation) {
        Position position = evaluation.eye().position();
        return new EyeValue(position, Site.of(position, null), evaluation);
    }

    private static EyeValue given(Arguments args) {
        if (args.at(0).value() instanceof EyeValue it) {
            return it;
        }
        throw args.at(0).error("expected an eye but found " + args.at(0).value().kind());
    }

    private static EyeRecord record(Arguments args) {
        int liberties = args.at(2).natural(MOST_LIBERTIES);
        return given(args)
                .evaluation()
                .at(liberties, given(args).site().extraEye())
                .orElseThrow(() -> args.at(2).error("the wall has no liberty then"));
    }

    /** The library's name of a player: there the wall is White's. */
    private static Colour player(Arguments args) {
        Colour colour = args.at(1).colour();
        return given(args).site().defender() == Colour.WHITE ? colour : colour.opponent();
    }

    private static Value moves(Arguments args) {
        MoveSet best = record(args).best(player(args));
        EyeValue eye = given(args);
        List<String> names = new ArrayList<>();
        for (int i = 0; i < eye.site().points().length; i++) {
            if (best.contains(i)) {
                names.add(Coordinate.name(eye.position().outline(), eye.site().points()[i]));
            }
        }
        names.sort(null);
        if (best.containsOutside()) {
            names.add("outside");
        }
        if (best.containsPass()) {
            names.add("pass");
        }
        return new ListValue(names.stream().<Value>map(TextValue::new).toList());
    }

    private static Value worth(Arguments args) {
        int liberties = args.at(1).natural(MOST_LIBERTIES);
        return given(args)
                .evaluation()
                .worth(liberties)
                .<Value>map(worth -> new TextValue(worth.toString()))
                .orElseThrow(() -> args.at(1).error("only one player may move first, or the wall has no liberty then"));
    }
}
