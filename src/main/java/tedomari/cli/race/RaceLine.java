package tedomari.cli.race;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import tedomari.go.Colour;
import tedomari.go.Coordinate;
import tedomari.go.PointSet;
import tedomari.go.Position;
import tedomari.go.io.FormatException;
import tedomari.go.io.PositionText;
import tedomari.search.Arena;
import tedomari.search.KoRace;
import tedomari.search.Limits;
import tedomari.search.RaceSolver;
import tedomari.search.Threats;

/**
 * One race of a list: {@code id TAB file TAB player to move TAB a stone of his TAB a stone of his opponent}.
 *
 * @param file relative to the list
 */
record RaceLine(String id, Path file, Colour toMove, String own, String other) {

    private static final List<String> COLUMNS = List.of("id", "file", "to_move", "own stone", "opponent's stone");

    /** Does the first line of a list name the columns? */
    static boolean isHeader(String line) {
        List<String> fields = List.of(line.split("\t", -1));
        return fields.size() >= COLUMNS.size()
                && (fields.get(0).equalsIgnoreCase("id") || fields.get(2).equalsIgnoreCase("to_move"));
    }

    /** The answer to a line: {@code id TAB status TAB moves TAB nodes TAB milliseconds}, or what is wrong with it. */
    static String answer(String line, Path list, Limits limits) {
        String id = line.split("\t", 2)[0];
        try {
            return read(line, list).answer(limits);
        } catch (NoSuchFileException e) {
            return id + "\terror: there is no file " + e.getMessage();
        } catch (IOException e) {
            return id + "\terror: cannot read the file: " + e.getMessage();
        } catch (FormatException e) {
            return id + "\terror: line " + e.line() + ", column " + e.column() + ": " + e.sentence();
        } catch (IllegalArgumentException e) {
            return id + "\terror: " + e.getMessage();
        }
    }

    private static RaceLine read(String line, Path list) {
        String[] fields = line.split("\t", -1);
        if (fields.length != COLUMNS.size()) {
            throw new IllegalArgumentException("expected " + COLUMNS.size() + " columns, " + String.join(", ", COLUMNS)
                    + ", but found " + fields.length);
        }
        Colour toMove = switch (fields[2].strip().toLowerCase(Locale.ROOT)) {
            case "b", "black" -> Colour.BLACK;
            case "w", "white" -> Colour.WHITE;
            default -> throw new IllegalArgumentException("the player to move is B or W, not \"" + fields[2] + "\"");
        };
        try {
            Path file = list.resolveSibling(fields[1].strip());
            return new RaceLine(fields[0], file, toMove, fields[3].strip(), fields[4].strip());
        } catch (InvalidPathException e) {
            throw new IllegalArgumentException("\"" + fields[1] + "\" is no name of a file", e);
        }
    }

    private String answer(Limits limits) throws IOException {
        Position position = PositionText.read(Files.readAllBytes(file));
        long start = System.nanoTime();
        PointSet stones = PointSet.of(stone(position, own, toMove), stone(position, other, toMove.opponent()));
        Arena arena = Arena.of(position, stones);
        KoRace race = KoRace.of(RaceSolver.of(limits), arena.position(), toMove, Threats.MAX);
        double millis = (System.nanoTime() - start) / 1e6;
        String moves = race.even().moves().stream()
                .map(move -> Coordinate.move(position.outline(), move))
                .collect(Collectors.joining(" "));
        return String.join(
                "\t",
                id,
                race.status(toMove).name(),
                moves,
                Long.toString(race.nodes()),
                String.format(Locale.ROOT, "%.2f", millis));
    }

    private static int stone(Position position, String name, Colour colour) {
        int point = Coordinate.point(position.outline(), name);
        if (position.at(point) != colour) {
            throw new IllegalArgumentException(
                    "there is no " + colour.name().toLowerCase(Locale.ROOT) + " stone at " + name);
        }
        return point;
    }
}
