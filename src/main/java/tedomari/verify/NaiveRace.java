package tedomari.verify;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tedomari.go.Board;
import tedomari.go.Colour;
import tedomari.go.Position;
import tedomari.go.Role;
import tedomari.search.Outcome;
import tedomari.search.Threats;

/** A solver that is slow and plain: strings for boards, a flood fill for everything, every move tried, nothing kept. */
public final class NaiveRace {

    /** The tree is larger than one may wait for. */
    public static final class TooLarge extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private record State(String stones, char player, int ko, boolean passed, int black, int white) {}

    private static final char BLACK = 'X';
    private static final char WHITE = 'O';

    private final Position position;
    private final List<State> path = new ArrayList<>();
    private final State root;
    private long left;
    private int best;
    private List<Integer> moves = List.of();
    private boolean koMet;

    private NaiveRace(Position position, Colour first, Threats threats, long nodes) {
        this.position = position;
        StringBuilder stones = new StringBuilder();
        for (int point = 0; point < position.outline().area(); point++) {
            Colour colour = position.at(point);
            stones.append(
                    !position.outline().contains(point)
                            ? ' '
                            : colour == null ? '.' : colour == Colour.BLACK ? BLACK : WHITE);
        }
        char player = first == Colour.BLACK ? BLACK : WHITE;
        root = new State(stones.toString(), player, Board.NONE, false, threats.black(), threats.white());
        left = nodes;
    }

    /**
     * Plays the race out.
     *
     * @throws TooLarge if that takes more nodes
     */
    public static NaiveRace solve(Position position, Colour first, Threats threats, long nodes) {
        NaiveRace race = new NaiveRace(position, first, threats, nodes);
        race.solve();
        return race;
    }

    public Outcome outcome() {
        return best == 0 ? Outcome.SEKI : best == 1 ? Outcome.BLACK : Outcome.WHITE;
    }

    /** The moves that reach the outcome, none if the first player has lost. */
    public List<Integer> moves() {
        return moves;
    }

    /** Was a ko taken anywhere in the tree? */
    public boolean koMet() {
        return koMet;
    }

    private void solve() {
        path.add(root);
        int sign = root.player == BLACK ? 1 : -1;
        best = -sign;
        for (int move = Board.NONE; move < root.stones.length(); move++) {
            // The first of all moves, if it is a pass, only leaves the move to the opponent.
            Integer value = move == Board.NONE ? Integer.valueOf(valueOfWaiving()) : valueAfter(root, move);
            if (value != null && sign * value > sign * best) {
                best = value;
                moves = new ArrayList<>();
            }
            if (value != null && value == best && best != -sign) {
                moves.add(move);
            }
        }
    }

    private int valueOfWaiving() {
        char enemy = root.player == BLACK ? WHITE : BLACK;
        return value(new State(root.stones, enemy, Board.NONE, false, root.black, root.white));
    }

    /** 1 if Black captures, −1 if White does. */
    private int value(State state) {
        if (left-- == 0) {
            throw new TooLarge();
        }
        path.add(state);
        int sign = state.player == BLACK ? 1 : -1;
        int value = -sign;
        for (int move = Board.NONE; move < state.stones.length(); move++) {
            Integer after = valueAfter(state, move);
            if (after != null && sign * after > sign * value) {
                value = after;
            }
        }
        path.remove(path.size() - 1);
        return value;
    }

    /** Null if the move is illegal. */
    private @Nullable Integer valueAfter(State state, int move) {
        char player = state.player;
        char enemy = player == BLACK ? WHITE : BLACK;
        if (move == Board.NONE) {
            boolean counted = state.ko == Board.NONE;
            return state.passed
                    ? Integer.valueOf(0)
                    : Integer.valueOf(
                            value(new State(state.stones, enemy, Board.NONE, counted, state.black, state.white)));
        }
        if (state.stones.charAt(move) != '.') {
            return null;
        }
        int black = state.black;
        int white = state.white;
        if (move == state.ko) {
            black -= player == BLACK ? 1 : 0;
            white -= player == WHITE ? 1 : 0;
            if (black < 0 || white < 0) {
                return null;
            }
        }
        StringBuilder stones = new StringBuilder(state.stones);
        stones.setCharAt(move, player);
        Set<Integer> captured = new HashSet<>();
        for (int next : position.outline().neighbours(move)) {
            if (stones.charAt(next) == enemy) {
                Set<Integer> block = block(stones, next);
                if (liberties(stones, block).isEmpty() && !has(block, Role.SAFE)) {
                    captured.addAll(block);
                }
            }
        }
        if (has(captured, Role.ESSENTIAL)) {
            return player == BLACK ? 1 : -1;
        }
        captured.forEach(point -> stones.setCharAt(point, '.'));
        Set<Integer> own = block(stones, move);
        Set<Integer> breath = liberties(stones, own);
        if (breath.isEmpty() && !has(own, Role.SAFE)) {
            return null;
        }
        boolean isKo = captured.size() == 1 && own.size() == 1 && breath.size() == 1;
        koMet |= isKo;
        int ko = isKo ? captured.iterator().next() : Board.NONE;
        State next = new State(stones.toString(), enemy, ko, false, black, white);
        return path.contains(next) ? null : Integer.valueOf(value(next));
    }

    /** Roles belong to the stones of the setup; where one was captured, the point has none. */
    private boolean has(Set<Integer> block, Role role) {
        return block.stream().anyMatch(point -> position.roleAt(point) == role);
    }

    private Set<Integer> block(CharSequence stones, int start) {
        Set<Integer> block = new HashSet<>();
        Deque<Integer> open = new ArrayDeque<>(List.of(start));
        while (!open.isEmpty()) {
            int point = open.pop();
            if (block.add(point)) {
                for (int next : position.outline().neighbours(point)) {
                    if (stones.charAt(next) == stones.charAt(start)) {
                        open.push(next);
                    }
                }
            }
        }
        return block;
    }

    private Set<Integer> liberties(CharSequence stones, Set<Integer> block) {
        Set<Integer> liberties = new HashSet<>();
        for (int point : block) {
            for (int next : position.outline().neighbours(point)) {
                if (stones.charAt(next) == '.') {
                    liberties.add(next);
                }
            }
        }
        return liberties;
    }
}
