package tedomari.eyes;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An eye played out literally: the rules of the theory, state by state, with sets and strings. It shares nothing with the
 * solver but the coordinates of a shape.
 */
final class NaiveEye {

    static final int PASS = -1;
    static final int OUTSIDE = -2;

    /** White or Black to move, stones by point, banned point or −1, liberties outside, extra eye, threats, Black has waited. */
    private record State(
            boolean blackToMove,
            String stones,
            int ko,
            int liberties,
            boolean extraEye,
            int blackThreats,
            int whiteThreats,
            boolean waited) {}

    /** A move and where it leads; null if it takes the wall. */
    private record Step(int move, @Nullable State to) {}

    private final Shape shape;
    private final boolean mayWait;
    private final Map<State, Boolean> blackWins = new HashMap<>();

    NaiveEye(Shape shape, Ruling ruling) {
        this.shape = shape;
        mayWait = ruling == Ruling.II;
    }

    /** The status for a player first, as Wolf counts it. */
    int status(Eye eye, boolean black, int liberties, boolean extraEye) {
        return status(start(eye, black, liberties, extraEye));
    }

    private State start(Eye eye, boolean black, int liberties, boolean extraEye) {
        StringBuilder stones = new StringBuilder();
        for (int i = 0; i < shape.size(); i++) {
            stones.append((eye.white() >> i & 1) != 0 ? 'O' : (eye.black() >> i & 1) != 0 ? 'X' : '.');
        }
        return new State(black, stones.toString(), eye.ko(), liberties, extraEye, 0, 0, false);
    }

    private static State with(State state, int blackThreats, int whiteThreats) {
        return new State(
                state.blackToMove,
                state.stones,
                state.ko,
                state.liberties,
                state.extraEye,
                blackThreats,
                whiteThreats,
                false);
    }

    private int status(State state) {
        boolean black = wins(state);
        int threats = 1;
        while (threats <= 5 && wins(with(state, black ? 0 : threats, black ? threats : 0)) == black) {
            threats++;
        }
        return black == state.blackToMove ? threats : -threats;
    }

    /** The moves that win the hardest run that can be won; a pass that is not allowed counts as if the other had begun. */
    Set<Integer> best(Eye eye, boolean black, int liberties, boolean extraEye) {
        State state = start(eye, black, liberties, extraEye);
        int status = status(state);
        int threats = status > 0 ? status - 1 : -status;
        boolean ofBlack = status > 0 != black;
        State run = with(state, ofBlack ? threats : 0, ofBlack ? 0 : threats);
        Set<Integer> best = new HashSet<>();
        List<Step> steps = steps(run);
        for (Step step : steps) {
            if ((step.to == null || wins(step.to)) == black) {
                best.add(step.move);
            }
        }
        if (steps.stream().noneMatch(step -> step.move == PASS) && wins(moved(run, run.stones, -1, 0)) == black) {
            best.add(PASS);
        }
        return best;
    }

    /** Black's wins are the least fixed point: sweeps over all that can be reached, until nothing changes. */
    private boolean wins(State start) {
        Boolean known = blackWins.get(start);
        if (known != null) {
            return known;
        }
        Map<State, List<Step>> reached = new HashMap<>();
        Deque<State> open = new ArrayDeque<>(List.of(start));
        reached.put(start, steps(start));
        while (!open.isEmpty()) {
            for (Step step : Objects.requireNonNull(reached.get(open.pop()))) {
                State to = step.to;
                if (to != null && !reached.containsKey(to)) {
                    reached.put(to, steps(to));
                    open.push(to);
                }
            }
        }
        Set<State> won = new HashSet<>();
        boolean changed = true;
        while (changed) {
            changed = false;
            for (Map.Entry<State, List<Step>> entry : reached.entrySet()) {
                boolean black = entry.getKey().blackToMove;
                boolean wins = black
                        ? entry.getValue().stream().anyMatch(step -> step.to == null || won.contains(step.to))
                        : entry.getValue().stream().allMatch(step -> won.contains(step.to));
                changed |= wins && won.add(entry.getKey());
            }
        }
        reached.keySet().forEach(state -> blackWins.put(state, won.contains(state)));
        return won.contains(start);
    }

    private List<Step> steps(State state) {
        List<Step> steps = new ArrayList<>();
        for (int point = 0; point < shape.size(); point++) {
            if (state.stones.charAt(point) == '.') {
                boolean banned = point == state.ko;
                int threats = state.blackToMove ? state.blackThreats : state.whiteThreats;
                if (!banned || threats > 0) {
                    play(state, point, banned ? 1 : 0, steps);
                }
            }
        }
        if (state.blackToMove) {
            fill(state, steps);
        }
        pass(state, steps);
        return steps;
    }

    private void fill(State state, List<Step> steps) {
        boolean last = wallLiberties(state.stones) == 0 && state.liberties + (state.extraEye ? 1 : 0) == 1;
        if (last) {
            steps.add(new Step(OUTSIDE, null));
        } else if (state.liberties > 0) {
            State to = moved(state, state.stones, -1, 0);
            steps.add(new Step(
                    OUTSIDE,
                    new State(
                            to.blackToMove,
                            to.stones,
                            -1,
                            state.liberties - 1,
                            to.extraEye,
                            to.blackThreats,
                            to.whiteThreats,
                            to.waited)));
        }
    }

    private void pass(State state, List<Step> steps) {
        State to = moved(state, state.stones, -1, 0);
        if (state.ko >= 0) {
            steps.add(new Step(PASS, to));
        } else if (!state.blackToMove) {
            steps.add(new Step(PASS, state.waited ? with(to, 0, 0) : to));
        } else if (mayWait && state.whiteThreats > 0) {
            steps.add(new Step(
                    PASS, new State(false, to.stones, -1, to.liberties, to.extraEye, 0, to.whiteThreats, true)));
        }
    }

    /** The board after a move; threats spent are those of the player who moved. */
    private static State moved(State state, String stones, int ko, int spent) {
        int white = state.whiteThreats - (state.blackToMove ? 0 : spent);
        return new State(
                !state.blackToMove,
                stones,
                ko,
                state.liberties,
                state.extraEye,
                state.blackThreats - (state.blackToMove ? spent : 0),
                white,
                state.waited && white > 0);
    }

    private void play(State state, int point, int spent, List<Step> steps) {
        char own = state.blackToMove ? 'X' : 'O';
        char other = state.blackToMove ? 'O' : 'X';
        char[] stones = state.stones.toCharArray();
        stones[point] = own;
        int outside = state.liberties + (state.extraEye ? 1 : 0);
        List<Integer> taken = new ArrayList<>();
        for (int next : around(point)) {
            if (stones[next] == other && liberties(stones, next).isEmpty() && !isWall(stones, next)) {
                for (int stone : chain(stones, next)) {
                    stones[stone] = '.';
                    taken.add(stone);
                }
            }
        }
        String after = new String(stones);
        boolean wallBreathes = wallLiberties(after) + outside > 0;
        if (state.blackToMove && !wallBreathes) {
            steps.add(new Step(point, null));
            return;
        }
        boolean breathes =
                isWall(stones, point) ? wallBreathes : !liberties(stones, point).isEmpty();
        if (!breathes) {
            return;
        }
        boolean bans = taken.size() == 1
                && chain(stones, point).size() == 1
                && !isWall(stones, point)
                && liberties(stones, point).equals(Set.of(taken.get(0)));
        steps.add(new Step(point, moved(state, after, bans ? taken.get(0) : -1, spent)));
    }

    private List<Integer> around(int point) {
        List<Integer> found = new ArrayList<>();
        for (int other = 0; other < shape.size(); other++) {
            if (Math.abs(shape.x(point) - shape.x(other)) + Math.abs(shape.y(point) - shape.y(other)) == 1) {
                found.add(other);
            }
        }
        return found;
    }

    private boolean touchesWall(int point) {
        int onBoard = 4;
        onBoard -= shape.location() == Location.CORNER && shape.x(point) == 0 ? 1 : 0;
        onBoard -= shape.location() != Location.CENTRE && shape.y(point) == 0 ? 1 : 0;
        return around(point).size() < onBoard;
    }

    private Set<Integer> chain(char[] stones, int point) {
        Set<Integer> chain = new HashSet<>(Set.of(point));
        Deque<Integer> open = new ArrayDeque<>(chain);
        while (!open.isEmpty()) {
            for (int next : around(open.pop())) {
                if (stones[next] == stones[point] && chain.add(next)) {
                    open.push(next);
                }
            }
        }
        return chain;
    }

    /** Does the stone belong to the wall? */
    private boolean isWall(char[] stones, int point) {
        return stones[point] == 'O' && chain(stones, point).stream().anyMatch(this::touchesWall);
    }

    private Set<Integer> liberties(char[] stones, int point) {
        Set<Integer> liberties = new HashSet<>();
        for (int stone : chain(stones, point)) {
            around(stone).stream().filter(next -> stones[next] == '.').forEach(liberties::add);
        }
        return liberties;
    }

    private int wallLiberties(String after) {
        char[] stones = after.toCharArray();
        int found = 0;
        for (int point = 0; point < stones.length; point++) {
            boolean beside = touchesWall(point) || around(point).stream().anyMatch(next -> isWall(stones, next));
            found += stones[point] == '.' && beside ? 1 : 0;
        }
        return found;
    }
}
