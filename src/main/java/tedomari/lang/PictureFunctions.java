package tedomari.lang;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import tedomari.cgt.Notation;
import tedomari.draw.ThermographSvg;
import tedomari.draw.TreeSvg;
import tedomari.lang.Function.Topic;
import tedomari.lang.Value.TextValue;
import tedomari.task.WrittenFile;

/** Pictures, written to files; the answer is the name of the file. */
final class PictureFunctions {

    static final List<Function> ALL = List.of(
            Function.of(
                    Topic.PICTURES,
                    "draw",
                    "g file",
                    "writes the thermograph of G to an SVG file; G may be a thermograph too",
                    args -> write(args, thermograph(args.at(0))),
                    "draw({6||4|0}, \"thermograph.svg\")"),
            Function.of(
                    Topic.PICTURES,
                    "drawTree",
                    "g file",
                    "writes the game tree of G, or of a form in quotes, to an SVG file",
                    args -> write(args, tree(args.at(0))),
                    "drawTree({6||4|0}, \"tree.svg\")"));

    private PictureFunctions() {}

    private static String thermograph(Operand operand) {
        if (operand.value() instanceof Value.ThermographValue it) {
            return ThermographSvg.of(it.thermograph());
        }
        return ThermographSvg.of(
                operand.game().thermograph(), "Thermograph of " + Notation.UNICODE.write(operand.game()));
    }

    private static String tree(Operand operand) {
        return operand.value() instanceof Value.RawValue it ? TreeSvg.of(it.form()) : TreeSvg.of(operand.game());
    }

    private static Value write(Arguments args, String svg) {
        Operand name = args.at(1);
        try {
            Path file = Path.of(name.text());
            WrittenFile.write(file, svg);
            return new TextValue(file.toString());
        } catch (IOException | InvalidPathException e) {
            throw name.error("cannot write the file " + name.text() + ": " + e.getMessage());
        }
    }
}
