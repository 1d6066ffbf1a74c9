package tedomari.lang;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tedomari.cgt.Game;
import tedomari.cgt.Notation;
import tedomari.cgt.Thermograph;
import tedomari.draw.BoardSvg;
import tedomari.draw.ReportPage;
import tedomari.draw.ThermographSvg;
import tedomari.draw.ThermographsSvg;
import tedomari.draw.TreeSvg;
import tedomari.judge.Judgement;
import tedomari.lang.Function.Topic;
import tedomari.lang.Value.TextValue;
import tedomari.semeai.RegionException;
import tedomari.task.WrittenFile;

/** Pictures, written to files; the answer is the name of the file. */
final class PictureFunctions {

    static final List<Function> ALL = List.of(
            Function.of(
                    Topic.PICTURES,
                    "draw",
                    "g file",
                    "writes a picture to an SVG file: the thermograph of G, those of a list laid over each other, or the board of a position with the regions of its race",
                    args -> write(args, picture(args.at(0))),
                    "draw({6||4|0}, \"thermograph.svg\")",
                    "draw([{4|0}, {6||4|0}], \"two.svg\")",
                    "draw(load(\"games/nakamura-1.sgf\"), \"board.svg\")"),
            Function.of(
                    Topic.PICTURES,
                    "drawTree",
                    "g file",
                    "writes the game tree of G, or of a form in quotes, to an SVG file",
                    args -> write(args, tree(args.at(0))),
                    "drawTree({6||4|0}, \"tree.svg\")"));

    private PictureFunctions() {}

    private static String picture(Operand operand) {
        if (operand.value() instanceof Value.PositionValue it) {
            return board(it.position());
        }
        if (operand.isList()) {
            Map<String, Thermograph> thermographs = new LinkedHashMap<>();
            for (Game game : operand.games()) {
                thermographs.put(Notation.UNICODE.write(game), game.thermograph());
            }
            if (thermographs.isEmpty()) {
                throw operand.error("expected a list of games but it is empty");
            }
            return ThermographsSvg.of(thermographs);
        }
        return thermograph(operand);
    }

    /** With the letters of its regions if there is a race in it. */
    private static String board(JudgedPosition position) {
        try {
            Judgement judgement = position.judgement();
            return BoardSvg.of(judgement.race().position())
                    .withLabels(ReportPage.letters(judgement))
                    .document("A race with its regions");
        } catch (RegionException e) {
            return BoardSvg.of(position.position()).document("A position");
        }
    }

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
