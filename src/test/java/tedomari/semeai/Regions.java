package tedomari.semeai;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tedomari.go.Colour;
import tedomari.go.Outline;
import tedomari.go.PointSet;
import tedomari.go.Position;
import tedomari.go.Role;
import tedomari.go.io.Diagram;

/** Regions for tests, as text. */
final class Regions {

    private Regions() {}

    /** The region of Black's block in a diagram: all that is empty or neutral. */
    static Region read(String diagram) {
        return read(diagram, Colour.BLACK);
    }

    static Region read(String diagram, Colour owner) {
        Position position = Diagram.read(diagram).position();
        return new Region(position, open(position), owner);
    }

    /** A region as the paper's experiments write it: X essential, O safe, x and o neutral, S safe friend, # off the board. */
    static Region ofPaper(String text) {
        return read(diagramOfPaper(text));
    }

    static String diagramOfPaper(String text) {
        return translated(text, "XOxoS#", "B@XO#%");
    }

    private static String translated(String text, String from, String to) {
        return text.chars()
                .map(c -> from.indexOf(c) < 0 ? c : to.charAt(from.indexOf(c)))
                .mapToObj(Character::toString)
                .collect(Collectors.joining());
    }

    private static PointSet open(Position position) {
        return position.empties().union(position.stones(Role.PLAIN));
    }

    /** A corridor of this length; {@code mouth} and {@code end} have a character for each row. */
    static String corridor(String mouth, int length, String end, char topWall) {
        List<String> rows = new ArrayList<>();
        rows.add("%" + String.valueOf(topWall).repeat(length) + "%");
        for (int i = 0; i < mouth.length(); i++) {
            rows.add(mouth.charAt(i) + ".".repeat(length) + end.charAt(i));
        }
        rows.add("%" + "@".repeat(length) + "%");
        return String.join("/", rows);
    }

    static String transposed(String diagram) {
        String[] rows = diagram.split("/");
        return IntStream.range(0, rows[0].length())
                .mapToObj(i ->
                        Arrays.stream(rows).map(row -> row.substring(i, i + 1)).collect(Collectors.joining()))
                .collect(Collectors.joining("/"));
    }

    static String mirrored(String diagram) {
        return Arrays.stream(diagram.split("/"))
                .map(row -> new StringBuilder(row).reverse().toString())
                .collect(Collectors.joining("/"));
    }

    static String withColoursExchanged(String diagram) {
        return translated(diagram, "BWXO#@", "WBOX@#");
    }

    /** With a plain liberty of the block apart from it. */
    static String withPlainLiberty(String diagram) {
        int width = diagram.indexOf('/');
        String padding = "%".repeat(width - 3);
        return diagram + "/" + "%".repeat(width) + "/B.@" + padding;
    }

    /** A region of at most three by four points with borders of all kinds; eyes and kos among them. */
    static String random(Random random) {
        int width = 1 + random.nextInt(4);
        int height = 1 + random.nextInt(3);
        String border = BORDERS.get(random.nextInt(BORDERS.size()));
        String inside = INSIDES.get(random.nextInt(INSIDES.size()));
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < height + 2; row++) {
            for (int column = 0; column < width + 2; column++) {
                boolean atEnd = row == 0 || row == height + 1;
                boolean atSide = column == 0 || column == width + 1;
                text.append(atEnd && atSide ? '%' : pick(random, atEnd || atSide ? border : inside));
            }
            text.append(row < height + 1 ? "/" : "");
        }
        return text.toString();
    }

    private static final List<String> BORDERS =
            List.of("BBBBBBBBB@", "BB@@@@@@@@", "BBB%#@@@@@", "BBB%@@@@@@", "B@@@@@@@@@", "BBB@@@%%%%");
    private static final List<String> INSIDES = List.of("........XO", "......XXOO", ".......XO@");

    private static char pick(Random random, String symbols) {
        return symbols.charAt(random.nextInt(symbols.length()));
    }

    /** The parts of Black's region in a diagram. */
    static List<Part> parts(Terrain terrain, Position position) {
        Outline outline = position.outline();
        long[] sets = new long[6];
        for (int i = 0; i < terrain.size(); i++) {
            int point = terrain.point(i);
            long bit = 1L << i;
            sets[0] |= bit;
            sets[1] |= position.at(point) == Colour.BLACK ? bit : 0;
            sets[2] |= position.at(point) == Colour.WHITE ? bit : 0;
            for (int neighbour : outline.neighbours(point)) {
                Role role = position.roleAt(neighbour);
                sets[3] |= role == Role.ESSENTIAL ? bit : 0;
                sets[4] |= role == Role.SAFE && position.at(neighbour) == Colour.WHITE ? bit : 0;
                sets[5] |= role == Role.SAFE && position.at(neighbour) == Colour.BLACK ? bit : 0;
            }
        }
        return new Part(sets[0], sets[1], sets[2], sets[3], sets[4], sets[5], 0, 0)
                .settle(terrain)
                .parts();
    }

    static Terrain terrain(Position position) {
        return Terrain.of(position.outline(), open(position));
    }
}
