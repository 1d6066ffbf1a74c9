package tedomari.semeai;

import java.util.List;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Game;

/**
 * The stops of parts, by a search that asks only whether a stop is at most a number.
 *
 * <p>The left and right stop of a part are the walls of its thermograph at temperature 1, that is the stops of its value
 * cooled by 1. By the rules of docs/theory.md they need no values, only stops of options. With liberties,
 *
 * <pre>
 * right = 1 + min left(R) over the attacker's options R, or M if he has none
 * left  = max(right, max right(L) − 1 over the defender's options L),
 * </pre>
 *
 * for a hot part has the stops of its scaffolds and a cold one is the integer {@code right}. Without liberties, with
 * {@code s = max right(L) − 1}, left = max(0, s) and right = min(left, 1 + min left(R)). So a stop is at most k if one option
 * of the one player, or every option of the other, passes the like test, and the first that decides it ends the search.
 *
 * <p>A part with ℓ liberties has stops of at least ℓ: an attacker's move takes one liberty at most and costs one.
 */
final class StopSearch {

    /** Stops beyond this are M, or M less what a few moves cost: no board has as many liberties. */
    static final int FAR = 300;

    private final BiFunction<Option, LastLiberty, Game> values;
    private final BiFunction<Node, LastLiberty, Game> partValues;

    /** @param values the value of an option, asked for where several parts are hot */
    StopSearch(BiFunction<Option, LastLiberty, Game> values, BiFunction<Node, LastLiberty, Game> partValues) {
        this.values = values;
        this.partValues = partValues;
    }

    /** The left stop, or {@link #FAR} or more if the block lives when the defender moves first. */
    int left(Node node, LastLiberty last) {
        Node.Stops stops = node.stops(last);
        for (int tries = 0; stops.leastLeft() < FAR && !isLeftAtMost(node, last, stops.leastLeft()); tries++) {
            if (tries == 1) {
                isLeftAtMost(node, last, FAR);
            }
        }
        return stops.leastLeft();
    }

    /** The right stop, or {@link #FAR} or more if the block lives. */
    int right(Node node, LastLiberty last) {
        Node.Stops stops = node.stops(last);
        for (int tries = 0; stops.leastRight() < FAR && !isRightAtMost(node, last, stops.leastRight()); tries++) {
            if (tries == 1) {
                isRightAtMost(node, last, FAR);
            }
        }
        return stops.leastRight();
    }

    /** The value is an integer: its stops are equal. */
    boolean isCold(Node node, LastLiberty last) {
        int right = right(node, last);
        return right >= FAR || isLeftAtMost(node, last, right);
    }

    boolean isLeftAtMost(Node node, LastLiberty last, int k) {
        Node.Stops stops = node.stops(last);
        if (stops.isLeftOpen(k)) {
            stops.setLeft(
                    k,
                    node.isSheltered()
                            ? noDefenceExceeds(node, last, k) && filledIsAtMost(node, last, k)
                            : filledIsAtMost(node, last, k) && noDefenceExceeds(node, last, k));
        }
        return k >= stops.leastLeft();
    }

    /** A part without liberties is worth nothing, or what the defender gains; the right stop does not count. */
    private boolean filledIsAtMost(Node node, LastLiberty last, int k) {
        return !node.hasLiberties() || isRightAtMost(node, last, k);
    }

    boolean isRightAtMost(Node node, LastLiberty last, int k) {
        Node.Stops stops = node.stops(last);
        if (stops.isRightOpen(k)) {
            boolean holds = someAttackReaches(node, last, k);
            stops.setRight(k, holds || !node.hasLiberties() && noDefenceExceeds(node, last, k));
        }
        return k >= stops.leastRight();
    }

    private boolean noDefenceExceeds(Node node, LastLiberty last, int k) {
        Options defences = node.defences();
        Option option;
        for (int i = 0; (option = defences.get(i)) != null; i++) {
            if (!isRightAtMost(option, last, k + 1)) {
                defences.advance(i);
                return false;
            }
        }
        return true;
    }

    private boolean someAttackReaches(Node node, LastLiberty last, int k) {
        Options attacks = node.attacks();
        Option option;
        for (int i = 0; (option = attacks.get(i)) != null; i++) {
            if (option.isLegal(last) && isLeftAtMost(option, last, k - 1)) {
                attacks.advance(i);
                return true;
            }
        }
        return false;
    }

    boolean isLeftAtMost(Option option, LastLiberty last, int k) {
        if (option.isTheEnd(last)) {
            return k >= 0;
        }
        if (option.liberties() > k || option.lives(last)) {
            return false;
        }
        Remainder rest = remainder(option, last);
        return rest == null
                ? isAtMost(values.apply(option, last).thermograph().leftWall().at(Dyadic.ONE), k)
                : rest.plain < FAR && isLeftAtMost(rest.node, rest.last, k - rest.plain);
    }

    boolean isRightAtMost(Option option, LastLiberty last, int k) {
        if (option.isTheEnd(last)) {
            return k >= 0;
        }
        if (option.liberties() > k || option.lives(last)) {
            return false;
        }
        Remainder rest = remainder(option, last);
        return rest == null
                ? isAtMost(values.apply(option, last).thermograph().rightWall().at(Dyadic.ONE), k)
                : rest.plain < FAR && isRightAtMost(rest.node, rest.last, k - rest.plain);
    }

    private static boolean isAtMost(Dyadic stop, int k) {
        return stop.compareTo(Dyadic.of(k)) <= 0;
    }

    /** The one part that decides the stops of several, and the integer that the others add to them. */
    private record Remainder(Node node, LastLiberty last, int plain) {}

    /**
     * Reduces several parts to one, if the others are integers. With an eye among them the last liberty falls in the eye, for
     * the block lives if it falls elsewhere: the eye counts LA and the others NL. Without one, LA and NL of the others must
     * be the same, or the last liberty be elsewhere anyway.
     */
    private @Nullable Remainder remainder(Option option, LastLiberty last) {
        List<Node> parts = option.parts();
        if (parts.size() == 1) {
            return new Remainder(parts.get(0), last, 0);
        }
        Node eye = null;
        Node largest = null;
        for (Node part : parts) {
            if (last.isHere() && part.isEye(last)) {
                eye = part;
            } else if (largest == null || part.size() > largest.size()) {
                largest = part;
            }
        }
        if (largest == null) {
            return null;
        }
        LastLiberty ofRest = eye == null ? last : last.elsewhere();
        int plain = 0;
        for (Node part : parts) {
            if (part != largest) {
                Game value = partValues.apply(part, part == eye ? last : ofRest);
                boolean isPlain = value.isNumber()
                        && (part == eye || !ofRest.isHere() || value == partValues.apply(part, last.elsewhere()));
                if (!isPlain) {
                    return null;
                }
                plain += value.number().intValue();
            }
        }
        return new Remainder(largest, ofRest, plain);
    }
}
