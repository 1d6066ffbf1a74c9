package tedomari.go.io;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import tedomari.go.Block;
import tedomari.go.Board;
import tedomari.go.Colour;
import tedomari.go.Outline;
import tedomari.go.PointSet;
import tedomari.go.Position;
import tedomari.go.Role;
import tedomari.go.Rules;

/** A position that follows the nodes of a game, one after the other. */
final class SgfReplay {

    /** A file may come from a game where suicide was allowed. */
    private static final Rules RULES = new Rules(Rules.Suicide.ALLOWED, Rules.Safety.IMMORTAL);

    private static final Map<String, Role> MARKS = Map.of("CR", Role.ESSENTIAL, "SQ", Role.SAFE, "MA", Role.TARGET);

    private final SgfGame game;
    private final Outline outline;
    private Position position;
    private int moves;

    SgfReplay(SgfGame game, Outline outline) {
        this.game = game;
        this.outline = outline;
        this.position = Position.empty(outline);
    }

    Position position() {
        return position;
    }

    static boolean isMove(SgfProperty property) {
        return property.name().equals("B") || property.name().equals("W");
    }

    static Colour colourOf(SgfProperty move) {
        return move.name().equals("B") ? Colour.BLACK : Colour.WHITE;
    }

    static int moves(SgfNode node) {
        return (int) node.properties().stream().filter(SgfReplay::isMove).count();
    }

    /** Applies a node: first the setup, then the marks, then the moves. */
    void add(SgfNode node) {
        node.properties().forEach(property -> setUp(property, node));
        if (moves == 0 && moves(node) == 0) {
            node.properties().forEach(property -> mark(property, node));
        }
        node.properties().stream().filter(SgfReplay::isMove).forEach(move -> play(move, node));
    }

    private void setUp(SgfProperty property, SgfNode node) {
        switch (property.name()) {
            case "AB" -> points(property, node).forEach(point -> position = position.with(point, Colour.BLACK));
            case "AW" -> points(property, node).forEach(point -> position = position.with(point, Colour.WHITE));
            case "AE" -> points(property, node).forEach(point -> position = position.without(point));
            case "PL" -> position = position.withToMove(player(property.values().get(0), node));
            default -> {}
        }
    }

    private Colour player(String value, SgfNode node) {
        return switch (value.strip().toLowerCase(Locale.ROOT)) {
            case "b", "black", "1" -> Colour.BLACK;
            case "w", "white", "2" -> Colour.WHITE;
            default -> throw game.error("The player to move, PL, is B or W", node);
        };
    }

    private PointSet points(SgfProperty property, SgfNode node) {
        PointSet points = PointSet.EMPTY;
        // An empty list is written as one empty value.
        for (String value : property.values().equals(List.of("")) ? List.<String>of() : property.values()) {
            try {
                points = points.union(SgfPoints.points(outline, value));
            } catch (IllegalArgumentException e) {
                throw game.error(property.name() + e.getMessage(), node);
            }
        }
        return points;
    }

    private void mark(SgfProperty property, SgfNode node) {
        Role role = MARKS.get(property.name());
        if (role == null) {
            return;
        }
        points(property, node).forEach(point -> {
            if (position.at(point) == null) {
                return;
            }
            PointSet stones = Block.at(position, point).stones();
            Role before = position.roleAt(point);
            if (before != Role.PLAIN && before != role) {
                throw game.error("A block is marked by " + property.name() + " and by another sign too", node);
            }
            position = position.withRole(stones, role);
        });
    }

    private void play(SgfProperty move, SgfNode node) {
        Colour colour = colourOf(move);
        String value = move.values().get(0);
        Board board = Board.of(position.withToMove(colour), RULES);
        moves++;
        if (SgfPoints.isPass(outline, value)) {
            board.pass();
        } else {
            int point;
            try {
                point = SgfPoints.point(outline, value);
            } catch (IllegalArgumentException e) {
                throw game.error("Move " + moves + ", " + move.name() + e.getMessage(), node);
            }
            if (!board.isLegal(point, colour)) {
                throw game.error("Move " + moves + ", " + move.name() + "[" + value + "], is not legal", node);
            }
            board.play(point, colour);
        }
        position = board.position();
    }
}
