package tedomari.go.io;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tedomari.go.Board;
import tedomari.go.Colour;
import tedomari.go.Outline;
import tedomari.go.PointSet;
import tedomari.go.Position;
import tedomari.go.Role;

/**
 * A game of Go in SGF: its board, its setup and the positions along its main line. In the setup, which is all that comes
 * before the first move, a circle (CR) marks an essential block, a square (SQ) a safe one, a cross (MA) a target; one mark on
 * any stone of a block is enough, and marks on empty points mean nothing.
 */
public final class SgfGame {

    private static final Pattern SIZE = Pattern.compile("\\s*(\\d{1,3})\\s*(?::\\s*(\\d{1,3})\\s*)?");

    private final SgfNode root;
    private final String text;
    private final Outline outline;
    private final List<SgfNode> mainLine;

    private SgfGame(SgfNode root, String text) {
        this.root = root;
        this.text = text;
        this.mainLine = List.copyOf(root.mainLine());
        if (root.value("GM").filter(game -> !game.strip().equals("1")).isPresent()) {
            throw error("This is no game of Go, which is GM[1]", root);
        }
        this.outline = outline();
    }

    /**
     * The first game of a file.
     *
     * @throws FormatException if the file is damaged
     */
    public static SgfGame read(byte[] file) {
        return read(SgfReader.decode(file));
    }

    /**
     * The first game of a text.
     *
     * @throws FormatException if the text is damaged
     */
    public static SgfGame read(String text) {
        return new SgfGame(SgfReader.read(text).get(0), text);
    }

    /**
     * The game of a tree, such as one of a collection.
     *
     * @throws FormatException if it is none of Go
     */
    public static SgfGame of(SgfNode root) {
        return new SgfGame(root, "");
    }

    /**
     * A game without moves that has this position as its setup. SGF has no ko, so that is lost; a role goes to the whole
     * block when it is read back.
     *
     * @throws IllegalArgumentException if the board is no rectangle
     */
    public static SgfGame of(Position position) {
        Outline outline = position.outline();
        if (!outline.isRectangle()) {
            throw new IllegalArgumentException("SGF has rectangular boards only");
        }
        String size = Integer.toString(outline.width());
        SgfNode node = SgfNode.of(
                SgfProperty.of("FF", "4"),
                SgfProperty.of("GM", "1"),
                SgfProperty.of("CA", "UTF-8"),
                SgfProperty.of("SZ", outline.width() == outline.height() ? size : size + ":" + outline.height()));
        node = withPoints(node, "AB", outline, position.black());
        node = withPoints(node, "AW", outline, position.white());
        Colour toMove = position.toMove();
        if (toMove != null) {
            node = node.with(SgfProperty.of("PL", toMove == Colour.BLACK ? "B" : "W"));
        }
        node = withPoints(node, "CR", outline, position.stones(Role.ESSENTIAL));
        node = withPoints(node, "SQ", outline, position.stones(Role.SAFE));
        node = withPoints(node, "MA", outline, position.stones(Role.TARGET));
        return of(node);
    }

    private static SgfNode withPoints(SgfNode node, String name, Outline outline, PointSet points) {
        return points.isEmpty() ? node : node.with(SgfProperty.of(name, SgfPoints.names(outline, points)));
    }

    private Outline outline() {
        Matcher size = SIZE.matcher(root.value("SZ").orElse("19"));
        if (!size.matches()) {
            throw error("The size of the board, SZ, is a number or two with a colon", root);
        }
        int width = Integer.parseInt(size.group(1));
        int height = size.group(2) == null ? width : Integer.parseInt(size.group(2));
        if (Math.min(width, height) < 1 || Math.max(width, height) > Outline.MAX_SIDE) {
            throw error("A board of " + width + " × " + height + " is too small or too large", root);
        }
        return Outline.rectangle(width, height);
    }

    FormatException error(String sentence, SgfNode node) {
        return new FormatException(sentence, text, Math.min(node.offset(), text.length()));
    }

    public SgfNode root() {
        return root;
    }

    /** The root and always the first child. */
    public List<SgfNode> mainLine() {
        return mainLine;
    }

    /** How many moves the main line has, passes included. */
    public int moveCount() {
        return mainLine.stream().mapToInt(SgfReplay::moves).sum();
    }

    /**
     * The moves of the main line.
     *
     * @throws FormatException if one lies off the board
     */
    public List<SgfMove> moves() {
        List<SgfMove> moves = new ArrayList<>();
        for (SgfNode node : mainLine) {
            for (SgfProperty property : node.properties()) {
                if (SgfReplay.isMove(property)) {
                    String value = property.values().get(0);
                    try {
                        int point = SgfPoints.isPass(outline, value) ? Board.NONE : SgfPoints.point(outline, value);
                        moves.add(new SgfMove(SgfReplay.colourOf(property), point));
                    } catch (IllegalArgumentException e) {
                        throw error("A move, " + property.name() + e.getMessage(), node);
                    }
                }
            }
        }
        return moves;
    }

    /**
     * The position before the first move, with roles.
     *
     * @throws FormatException if the properties make no sense
     */
    public Position setup() {
        return position(0);
    }

    /**
     * The position after so many moves of the main line.
     *
     * @throws IllegalArgumentException if there are fewer
     * @throws FormatException if the properties make no sense or a move is illegal
     */
    public Position position(int moves) {
        if (moves < 0 || moves > moveCount()) {
            throw new IllegalArgumentException("the game has " + moveCount() + " moves, not " + moves);
        }
        List<SgfNode> line = new ArrayList<>();
        int made = 0;
        for (SgfNode node : mainLine) {
            int more = SgfReplay.moves(node);
            // Setup that follows the last move wanted belongs to the next one, but all of it comes before the first.
            if (more > 0 && made + more > moves || made == moves && moves > 0) {
                break;
            }
            line.add(node);
            made += more;
        }
        return position(line);
    }

    /**
     * The position at the end of a line of nodes, which begins at the root.
     *
     * @throws FormatException if the properties make no sense or a move is illegal
     */
    public Position position(List<SgfNode> line) {
        SgfReplay replay = new SgfReplay(this, outline);
        line.forEach(replay::add);
        Position position = replay.position();
        if (position.toMove() != null) {
            return position;
        }
        // The player who makes the first move is the one to move.
        return mainLine.stream()
                .flatMap(node -> node.properties().stream())
                .filter(SgfReplay::isMove)
                .findFirst()
                .map(move -> position.withToMove(SgfReplay.colourOf(move)))
                .orElse(position);
    }
}
