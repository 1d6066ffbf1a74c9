package tedomari.search.life;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Life and death without any art: all positions that can be reached, written as text, and the attacker's wins found by going over
 * them until nothing changes. It shares nothing with the solver.
 *
 * <p>The board is given by rows with a digit for the stones of each target chain, {@code O} and {@code X} for other stones of the
 * defender and the attacker, {@code @} and {@code #} for their walls and {@code %} off the board.
 */
final class NaiveLife {

    record Outside(int liberties, boolean eye) {}

    record Threats(int attacker, int defender, boolean flag) {}

    record State(String board, boolean defends, int ko, Outside outside, Threats threats) {}

    private final int width;
    private final String start;
    private final boolean rulingTwo;
    private final Map<State, Set<State>> next = new LinkedHashMap<>();

    NaiveLife(String rows, boolean rulingTwo) {
        width = rows.indexOf('/') < 0 ? rows.length() : rows.indexOf('/');
        start = rows.replace("/", "");
        this.rulingTwo = rulingTwo;
    }

    boolean kills(boolean defenderFirst, int ko, Outside outside, int attackers, int defenders) {
        return kills(new State(start, defenderFirst, ko, outside, new Threats(attackers, defenders, false)));
    }

    private boolean kills(State root) {
        next.clear();
        List<State> open = new ArrayList<>(List.of(root));
        while (!open.isEmpty()) {
            State state = open.remove(open.size() - 1);
            if (!next.containsKey(state)) {
                Set<State> after = isDead(state) ? Set.of() : moves(state);
                next.put(state, after);
                open.addAll(after);
            }
        }
        Set<State> won = new HashSet<>();
        boolean changed = true;
        while (changed) {
            changed = false;
            for (Map.Entry<State, Set<State>> entry : next.entrySet()) {
                State state = entry.getKey();
                if (!won.contains(state)
                        && (isDead(state)
                                || (state.defends
                                        ? won.containsAll(entry.getValue())
                                        : entry.getValue().stream().anyMatch(won::contains)))) {
                    won.add(state);
                    changed = true;
                }
            }
        }
        return won.contains(root);
    }

    /** The same without threats after a first move on that point. */
    boolean killsAfter(boolean defenderFirst, int point, Outside outside) {
        Set<State> after = new HashSet<>();
        play(new State(start, defenderFirst, -1, outside, new Threats(0, 0, false)), point, after);
        return kills(after.iterator().next());
    }

    private static boolean isDead(State state) {
        return state.board.chars().noneMatch(Character::isDigit);
    }

    private Set<State> moves(State state) {
        Set<State> all = new HashSet<>();
        for (int point = 0; point < state.board.length(); point++) {
            if (state.board.charAt(point) == '.') {
                play(state, point, all);
            }
        }
        fill(state, all);
        pass(state, all);
        return all;
    }

    private void pass(State state, Set<State> all) {
        Threats t = state.threats;
        if (state.ko >= 0) {
            all.add(new State(state.board, !state.defends, -1, state.outside, t));
        } else if (state.defends) {
            Threats left = t.flag && t.defender > 0 ? new Threats(t.attacker, 0, true) : t;
            all.add(new State(state.board, false, -1, state.outside, left));
        } else if (rulingTwo && t.defender > 0) {
            all.add(new State(state.board, true, -1, state.outside, new Threats(t.attacker, t.defender, true)));
        }
    }

    private void fill(State state, Set<State> all) {
        Outside o = state.outside;
        int owner = state.board.indexOf('1');
        if (state.defends || o.liberties == 0 && !o.eye || owner < 0) {
            return;
        }
        boolean inside = lives(state.board, owner, new Outside(0, false));
        if (o.liberties > 0 && (inside || o.liberties > 1 || o.eye)) {
            all.add(new State(state.board, true, -1, new Outside(o.liberties - 1, o.eye), state.threats));
        } else if (!inside) {
            String board = without(state.board, chain(state.board, owner));
            all.add(new State(board, true, -1, new Outside(0, false), state.threats));
        }
    }

    private void play(State state, int point, Set<State> all) {
        Threats t = state.threats;
        if (point == state.ko) {
            if ((state.defends ? t.defender : t.attacker) == 0) {
                return;
            }
            t = state.defends
                    ? new Threats(t.attacker, t.defender - 1, t.flag)
                    : new Threats(t.attacker - 1, t.defender, t.flag);
        }
        StringBuilder placed = new StringBuilder(state.board);
        placed.setCharAt(point, state.defends ? 'O' : 'X');
        String board = placed.toString();
        Set<Integer> taken = new HashSet<>();
        for (int other : neighbours(point)) {
            char c = board.charAt(other);
            boolean enemy = state.defends ? c == 'X' : c == 'O' || Character.isDigit(c);
            if (enemy && !lives(board, other, state.outside)) {
                taken.addAll(chain(board, other));
            }
        }
        board = without(board, taken);
        if (!lives(board, point, state.outside)) {
            return;
        }
        Set<Integer> own = chain(board, point);
        boolean backed = own.stream().anyMatch(stone -> isWall(stone) || holdsOutside(state.board, own, state.outside));
        boolean ko = taken.size() == 1 && own.size() == 1 && !backed && liberties(board, point) == 1;
        Outside outside = board.indexOf('1') < 0 ? new Outside(0, false) : state.outside;
        all.add(new State(board, !state.defends, ko ? taken.iterator().next() : -1, outside, t));
    }

    private boolean lives(String board, int stone, Outside outside) {
        Set<Integer> chain = chain(board, stone);
        return hasLiberty(board, stone) || chain.stream().anyMatch(this::isWall) || holdsOutside(board, chain, outside);
    }

    private static boolean holdsOutside(String board, Set<Integer> chain, Outside outside) {
        return (outside.liberties > 0 || outside.eye) && chain.stream().anyMatch(at -> board.charAt(at) == '1');
    }

    private boolean isWall(int stone) {
        return start.charAt(stone) == '#' || start.charAt(stone) == '@';
    }

    private boolean hasLiberty(String board, int stone) {
        return liberties(board, stone) > 0;
    }

    private int liberties(String board, int stone) {
        Set<Integer> found = new HashSet<>();
        for (int at : chain(board, stone)) {
            for (int other : neighbours(at)) {
                if (board.charAt(other) == '.') {
                    found.add(other);
                }
            }
        }
        return found.size();
    }

    private Set<Integer> chain(String board, int stone) {
        Set<Integer> chain = new HashSet<>();
        List<Integer> open = new ArrayList<>(List.of(stone));
        while (!open.isEmpty()) {
            int at = open.remove(open.size() - 1);
            if (chain.add(at)) {
                for (int other : neighbours(at)) {
                    if (side(board.charAt(other)) == side(board.charAt(at))) {
                        open.add(other);
                    }
                }
            }
        }
        return chain;
    }

    private static int side(char c) {
        return c == 'X' || c == '#' ? 1 : c == 'O' || c == '@' || Character.isDigit(c) ? 2 : 0;
    }

    private static String without(String board, Set<Integer> stones) {
        StringBuilder text = new StringBuilder(board);
        stones.forEach(stone -> text.setCharAt(stone, '.'));
        return text.toString();
    }

    private final Map<Integer, List<Integer>> around = new HashMap<>();

    private List<Integer> neighbours(int point) {
        return around.computeIfAbsent(point, p -> {
            List<Integer> found = new ArrayList<>();
            for (int[] step : new int[][] {{-1, 0}, {1, 0}, {0, -1}, {0, 1}}) {
                int column = p % width + step[0];
                int row = p / width + step[1];
                if (column >= 0 && column < width && row >= 0 && row * width < start.length()) {
                    int other = row * width + column;
                    if (start.charAt(other) != '%') {
                        found.add(other);
                    }
                }
            }
            return found;
        });
    }
}
