package tedomari.go;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Set;
import java.util.TreeSet;

/** A board that is slow and plain: an array of stones, a flood fill for everything, and a copy for every move. */
final class NaiveBoard {

    final Outline outline;
    final Rules rules;

    /** Per point {@code .}, {@code X} or {@code O}; a blank off the board. */
    final char[] stones;

    final Set<Integer> safe;
    final int ko;
    final Colour toMove;
    final Set<Integer> captured;

    private NaiveBoard(
            Outline outline,
            Rules rules,
            char[] stones,
            Set<Integer> safe,
            int ko,
            Colour toMove,
            Set<Integer> captured) {
        this.outline = outline;
        this.rules = rules;
        this.stones = stones;
        this.safe = safe;
        this.ko = ko;
        this.toMove = toMove;
        this.captured = captured;
    }

    static NaiveBoard of(Position position, Rules rules) {
        char[] stones = new char[position.outline().area()];
        Set<Integer> safe = new TreeSet<>();
        for (int point = 0; point < stones.length; point++) {
            stones[point] = !position.outline().contains(point) ? ' ' : position.at(point) == null ? '.' : 'O';
            if (position.at(point) == Colour.BLACK) {
                stones[point] = 'X';
            }
            if (position.roleAt(point) == Role.SAFE) {
                safe.add(point);
            }
        }
        Colour toMove = position.toMove() == null ? Colour.BLACK : position.toMove();
        return new NaiveBoard(position.outline(), rules, stones, safe, Board.NONE, toMove, Set.of());
    }

    static char symbol(Colour colour) {
        return colour == Colour.BLACK ? 'X' : 'O';
    }

    /** Up, left, right and down, as far as they are on the board. */
    private Set<Integer> near(int point) {
        Set<Integer> near = new TreeSet<>();
        int[][] steps = {{0, -1}, {-1, 0}, {1, 0}, {0, 1}};
        for (int[] step : steps) {
            int column = point % outline.width() + step[0];
            int row = point / outline.width() + step[1];
            if (column >= 0 && row >= 0 && column < outline.width() && row < outline.height()) {
                int next = row * outline.width() + column;
                if (stones[next] != ' ') {
                    near.add(next);
                }
            }
        }
        return near;
    }

    Set<Integer> block(int point) {
        Set<Integer> block = new TreeSet<>();
        Deque<Integer> open = new ArrayDeque<>();
        open.add(point);
        while (!open.isEmpty()) {
            int stone = open.remove();
            if (block.add(stone)) {
                near(stone).stream()
                        .filter(next -> stones[next] == stones[point])
                        .forEach(open::add);
            }
        }
        return block;
    }

    Set<Integer> liberties(int point) {
        Set<Integer> liberties = new TreeSet<>();
        for (int stone : block(point)) {
            near(stone).stream().filter(next -> stones[next] == '.').forEach(liberties::add);
        }
        return liberties;
    }

    boolean isSafe(int point) {
        return block(point).stream().anyMatch(safe::contains);
    }

    boolean isLegal(int point, Colour colour) {
        if (stones[point] != '.' || point == ko && colour == toMove) {
            return false;
        }
        NaiveBoard after = put(point, colour);
        for (int next : near(point)) {
            boolean isEnemy = stones[next] == symbol(colour.opponent());
            if (isEnemy && isSafe(next) && after.liberties(next).isEmpty() && rules.safety() == Rules.Safety.GUARDED) {
                return false;
            }
        }
        NaiveBoard cleared = after.withoutTaken(point, colour);
        return rules.suicide() == Rules.Suicide.ALLOWED
                || cleared.isSafe(point)
                || !cleared.liberties(point).isEmpty();
    }

    NaiveBoard play(int point, Colour colour) {
        NaiveBoard after = put(point, colour).withoutTaken(point, colour);
        Set<Integer> mine = after.block(point);
        boolean isAlone = mine.size() == 1 && after.liberties(point).size() == 1;
        if (after.liberties(point).isEmpty() && !after.isSafe(point)) {
            return after.without(mine, Set.of(), Board.NONE);
        }
        int taken = after.captured.size() == 1 && isAlone
                ? after.captured.iterator().next()
                : Board.NONE;
        return after.without(Set.of(), after.captured, taken);
    }

    NaiveBoard pass() {
        return new NaiveBoard(outline, rules, stones, safe, Board.NONE, toMove.opponent(), Set.of());
    }

    private NaiveBoard put(int point, Colour colour) {
        char[] copy = stones.clone();
        copy[point] = symbol(colour);
        return new NaiveBoard(outline, rules, copy, safe, Board.NONE, colour.opponent(), Set.of());
    }

    private NaiveBoard withoutTaken(int point, Colour colour) {
        Set<Integer> taken = new TreeSet<>();
        for (int next : near(point)) {
            if (stones[next] == symbol(colour.opponent()) && liberties(next).isEmpty() && !isSafe(next)) {
                taken.addAll(block(next));
            }
        }
        return without(taken, taken, Board.NONE);
    }

    private NaiveBoard without(Set<Integer> gone, Set<Integer> reported, int newKo) {
        char[] copy = stones.clone();
        gone.forEach(point -> copy[point] = '.');
        Set<Integer> stillSafe = new TreeSet<>(safe);
        stillSafe.removeAll(gone);
        return new NaiveBoard(outline, rules, copy, stillSafe, newKo, toMove, reported);
    }

    /** What the hash of a board is to tell apart. */
    String key() {
        return new String(stones) + ko + toMove;
    }

    @Override
    public String toString() {
        return Arrays.toString(stones);
    }
}
