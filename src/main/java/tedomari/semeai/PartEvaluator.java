package tedomari.semeai;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tedomari.cgt.Game;
import tedomari.cgt.Values;
import tedomari.task.Progress;

/**
 * The value of the parts of one region under one {@link KoBan}: that of the rules in docs/theory.md, up to forms that differ
 * only below temperature 1, from a small share of the positions.
 *
 * <p>The {@linkplain StopSearch stops} come first, and most parts end there: equal stops make the value that integer. Only
 * of a hot part are options evaluated. Let W be its value cooled by 1, {@code {W(L) − 1 | W(R) + 1}}, and let all games be
 * cooled by 1 from here on. A game whose left stop is below the right stop of another is less than it, so
 *
 * <ul>
 *   <li>a defender's option is dominated if its left stop is at most the left stop of W: the best option has a right stop
 *       one above that. An attacker's option is dominated likewise, if its right stop is at least the right stop of W;
 *   <li>a defender's option is reversible if the attacker has an answer with a left stop below the right stop of W, which is
 *       then less than W. Its place is taken by the defender's options after the answer, at the same cost since the two
 *       moves cancel; if the answer leaves an integer n there is only n − 1, which is dominated. Likewise for the attacker,
 *       but a natural number leaves him nothing at all.
 * </ul>
 *
 * Dominated options may be struck and reversible ones bypassed without changing W, and W is all that counts.
 */
final class PartEvaluator {

    private final Play play;
    private final long limit;
    private final Alive alive = new Alive();
    private final Map<Part, Node> nodes = new HashMap<>();
    private final StopSearch stops = new StopSearch(this::value, this::value);

    /** @param limit how many positions may be visited */
    PartEvaluator(Terrain terrain, KoBan ban, long limit) {
        this.play = new Play(terrain, ban);
        this.limit = limit;
    }

    /** How many positions were visited. */
    int visited() {
        return nodes.size();
    }

    /**
     * The value of parts together. LA is computed without hopes and, where it is open in which part the last liberty falls, at
     * the least that they can be; the rule of values is monotone once cooled by more than 1, so that this is a bound. NL is
     * computed with hopes, and is never less. LA is certain if the two are the same, or if it is the same with hopes and any
     * of the candidates.
     */
    PartValue value(List<Part> parts) {
        List<Node> nodes = parts.stream().map(this::node).toList();
        Game least = sum(nodes, LastLiberty.HERE_WITHOUT_HOPES);
        Game notLast = sum(nodes, LastLiberty.ELSEWHERE);
        PartValue value = new PartValue(least, notLast, false);
        return value.isClean() || least == sum(nodes, LastLiberty.HERE) ? value : new PartValue(least, notLast, true);
    }

    private Game sum(List<Node> parts, LastLiberty last) {
        List<PartValue> values = new ArrayList<>();
        for (Node part : parts) {
            Game notLast = value(part, last.elsewhere());
            values.add(new PartValue(last.isHere() ? value(part, last) : notLast, notLast, false).simplest());
        }
        PartValue sum = PartValue.sum(values, alive);
        return sum.isFlagged() && !last.withHopes()
                ? PartValue.least(values, alive).last()
                : sum.last();
    }

    private Node node(Part part) {
        Node node = nodes.get(part);
        if (node == null) {
            Progress.checkpoint();
            if (nodes.size() >= limit) {
                throw new RegionException("it has more than " + limit + " positions");
            }
            node = new Node(part, play, this::node);
            nodes.put(part, node);
        }
        return node;
    }

    private Game value(Node node, LastLiberty last) {
        Game value = node.value(last);
        if (value == null) {
            value = byStops(node, last);
            node.setValue(last, value);
        }
        return value;
    }

    private Game value(Option option, LastLiberty last) {
        if (option.isTheEnd(last)) {
            return Values.ZERO;
        }
        if (option.lives(last)) {
            return Alive.VALUE;
        }
        if (option.parts().size() == 1) {
            return value(option.parts().get(0), last);
        }
        Game sum = option.sum(last);
        if (sum == null) {
            sum = sum(option.parts(), last);
            option.setSum(last, sum);
        }
        return sum;
    }

    /**
     * A right stop that is far is M: the players alternate, so what the moves cost cancels, and the attacker's scaffold is
     * then at or above the defender's.
     */
    private Game byStops(Node node, LastLiberty last) {
        int right = stops.right(node, last);
        if (right >= StopSearch.FAR) {
            return Alive.VALUE;
        }
        if (stops.isLeftAtMost(node, last, right)) {
            return Game.of(right);
        }
        HotPart part = new HotPart(last, stops.left(node, last), right);
        part.addDefences(node);
        part.addAttacks(node);
        return Game.of(part.defender, part.attacker);
    }

    /** A part with its left stop above its right stop, and the options that matter. */
    private final class HotPart {
        final Set<Game> defender = new LinkedHashSet<>();
        final Set<Game> attacker = new LinkedHashSet<>();
        private final LastLiberty last;
        private final int left;
        private final int right;

        HotPart(LastLiberty last, int left, int right) {
            this.last = last;
            this.left = left;
            this.right = right;
        }

        void addDefences(Node node) {
            for (Option option : node.defences().all()) {
                if (isDominatedDefence(option)) {
                    continue;
                }
                Option answer = attackBelow(option);
                if (answer == null) {
                    defender.add(value(option, last));
                } else if (isHot(answer)) {
                    addDefences(answer.parts().get(0));
                }
            }
        }

        /** Nothing is better for the defender than to live at once. */
        private boolean isDominatedDefence(Option option) {
            return left >= StopSearch.FAR ? defender.contains(Alive.VALUE) : stops.isLeftAtMost(option, last, left);
        }

        /** The attacker's answer to a defender's move that leaves less than the part was worth, if it leaves one part. */
        private @Nullable Option attackBelow(Option defence) {
            if (!defence.isTheEnd(last) && defence.isWhole(last) && stops.isRightAtMost(defence, last, right)) {
                for (Option answer : defence.parts().get(0).attacks().all()) {
                    if (answer.isLegal(last) && answer.isWhole(last) && stops.isLeftAtMost(answer, last, right - 1)) {
                        return answer;
                    }
                }
            }
            return null;
        }

        void addAttacks(Node node) {
            for (Option option : node.attacks().all()) {
                if (!option.isLegal(last) || !stops.isRightAtMost(option, last, right - 1)) {
                    continue;
                }
                Option answer = defenceAbove(option);
                if (answer == null) {
                    attacker.add(value(option, last));
                } else if (isHot(answer)) {
                    addAttacks(answer.parts().get(0));
                }
            }
        }

        /** The defender's answer to an attacker's move that leaves more than the part was worth, if it leaves one part. */
        private @Nullable Option defenceAbove(Option attack) {
            if (left < StopSearch.FAR
                    && !attack.isTheEnd(last)
                    && attack.isWhole(last)
                    && !stops.isLeftAtMost(attack, last, left - 1)) {
                for (Option answer : attack.parts().get(0).defences().all()) {
                    if (answer.isWhole(last) && !stops.isRightAtMost(answer, last, left)) {
                        return answer;
                    }
                }
            }
            return null;
        }

        private boolean isHot(Option option) {
            return !option.isTheEnd(last)
                    && !option.lives(last)
                    && !stops.isCold(option.parts().get(0), last);
        }
    }
}
