package tedomari.go;

import java.util.BitSet;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * A setup: what is on the board and who is to move. A block may be without liberties, since a diagram may show only a part
 * of a board.
 *
 * @param toMove the player to move, if that is settled
 * @param ko the point where the last move took one stone and where it may not be retaken at once
 */
public record Position(
        Outline outline,
        PointSet black,
        PointSet white,
        PointSet essential,
        PointSet safe,
        PointSet target,
        @Nullable Colour toMove,
        @Nullable Integer ko) {

    public Position {
        if (black.intersects(white)) {
            throw new IllegalArgumentException("a point holds one stone at most");
        }
        PointSet stones = black.union(white);
        if (!outline.points().containsAll(stones)) {
            throw new IllegalArgumentException("a stone lies off the board");
        }
        if (!stones.containsAll(essential.union(safe).union(target))) {
            throw new IllegalArgumentException("only a stone has a role");
        }
        if (essential.intersects(safe) || essential.intersects(target) || safe.intersects(target)) {
            throw new IllegalArgumentException("a stone has one role");
        }
        if (ko != null) {
            Colour taker = takerOf(ko, outline, black, white);
            if (taker == null || taker == toMove) {
                throw new IllegalArgumentException(
                        "a ko is an empty point among stones of the player who has just moved");
            }
        }
    }

    /** After a ko is taken, all neighbours of the point are stones of the player who took it. */
    private static @Nullable Colour takerOf(int ko, Outline outline, PointSet black, PointSet white) {
        if (!outline.contains(ko) || black.contains(ko) || white.contains(ko)) {
            return null;
        }
        PointSet around = PointSet.of(outline.neighbours(ko));
        if (around.isEmpty()) {
            return null;
        }
        return black.containsAll(around) ? Colour.BLACK : white.containsAll(around) ? Colour.WHITE : null;
    }

    /** The empty board. */
    public static Position empty(Outline outline) {
        PointSet none = PointSet.EMPTY;
        return new Position(outline, none, none, none, none, none, null, null);
    }

    /** The position with these stones and roles on the points of the board. */
    public static Position of(
            Outline outline,
            IntFunction<@Nullable Colour> stones,
            IntFunction<Role> roles,
            @Nullable Colour toMove,
            @Nullable Integer ko) {
        BitSet black = new BitSet();
        BitSet white = new BitSet();
        BitSet essential = new BitSet();
        BitSet safe = new BitSet();
        BitSet target = new BitSet();
        outline.points().forEach(point -> {
            Colour colour = stones.apply(point);
            if (colour != null) {
                (colour == Colour.BLACK ? black : white).set(point);
                switch (roles.apply(point)) {
                    case PLAIN -> {}
                    case ESSENTIAL -> essential.set(point);
                    case SAFE -> safe.set(point);
                    case TARGET -> target.set(point);
                }
            }
        });
        return new Position(
                outline,
                PointSet.of(black),
                PointSet.of(white),
                PointSet.of(essential),
                PointSet.of(safe),
                PointSet.of(target),
                toMove,
                ko);
    }

    public @Nullable Colour at(int point) {
        return black.contains(point) ? Colour.BLACK : white.contains(point) ? Colour.WHITE : null;
    }

    public Role roleAt(int point) {
        if (essential.contains(point)) {
            return Role.ESSENTIAL;
        }
        if (safe.contains(point)) {
            return Role.SAFE;
        }
        return target.contains(point) ? Role.TARGET : Role.PLAIN;
    }

    public boolean isEmpty(int point) {
        return outline.contains(point) && at(point) == null;
    }

    public PointSet stones(Colour colour) {
        return colour == Colour.BLACK ? black : white;
    }

    public PointSet stones(Role role) {
        return switch (role) {
            case PLAIN -> black.union(white).minus(essential.union(safe).union(target));
            case ESSENTIAL -> essential;
            case SAFE -> safe;
            case TARGET -> target;
        };
    }

    /** The empty points. */
    public PointSet empties() {
        return outline.points().minus(black).minus(white);
    }

    /** With a plain stone in place of whatever is there; a ko is forgotten. */
    public Position with(int point, Colour colour) {
        Position cleared = without(point);
        boolean isBlack = colour == Colour.BLACK;
        return new Position(
                outline,
                isBlack ? cleared.black.with(point) : cleared.black,
                isBlack ? cleared.white : cleared.white.with(point),
                cleared.essential,
                cleared.safe,
                cleared.target,
                toMove,
                null);
    }

    /** With the point empty; a ko is forgotten. */
    public Position without(int point) {
        return new Position(
                outline,
                black.without(point),
                white.without(point),
                essential.without(point),
                safe.without(point),
                target.without(point),
                toMove,
                null);
    }

    /** With that role for all these stones in place of the ones they had. */
    public Position withRole(PointSet stones, Role role) {
        return new Position(
                outline,
                black,
                white,
                role == Role.ESSENTIAL ? essential.union(stones) : essential.minus(stones),
                role == Role.SAFE ? safe.union(stones) : safe.minus(stones),
                role == Role.TARGET ? target.union(stones) : target.minus(stones),
                toMove,
                ko);
    }

    /** With another player to move. A ko that this player took himself binds nobody and is forgotten. */
    public Position withToMove(@Nullable Colour player) {
        boolean kept = ko != null && takerOf(ko, outline, black, white) != player;
        return new Position(outline, black, white, essential, safe, target, player, kept ? ko : null);
    }

    public Position withKo(@Nullable Integer point) {
        return new Position(outline, black, white, essential, safe, target, toMove, point);
    }

    /** The same with the colours exchanged. */
    public Position withColoursExchanged() {
        Colour player = toMove == null ? null : toMove.opponent();
        return new Position(outline, /* black= */ white, /* white= */ black, essential, safe, target, player, ko);
    }

    /**
     * The position after a move by {@link Rules#STANDARD}.
     *
     * @throws IllegalArgumentException if the move is illegal
     */
    public Position play(int point, Colour colour) {
        Board board = Board.of(this);
        if (!board.isLegal(point, colour)) {
            throw new IllegalArgumentException(colour + " may not play at " + Coordinate.name(outline, point));
        }
        board.play(point, colour);
        return board.position();
    }
}
