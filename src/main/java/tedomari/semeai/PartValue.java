package tedomari.semeai;

import java.util.List;
import tedomari.cgt.Cooling;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Game;
import tedomari.cgt.Heating;
import tedomari.cgt.Values;

/**
 * What a part of a region is worth.
 *
 * @param last if the last liberty of the block falls here (LA)
 * @param notLast if the block still has a liberty elsewhere (NL)
 * @param isFlagged whether {@code last} is not certain: it is open in which part the last liberty falls, or the block may win
 *     liberties where it has none, if it is not captured before
 */
record PartValue(Game last, Game notLast, boolean isFlagged) {

    static final PartValue NOTHING = new PartValue(Values.ZERO, Values.ZERO, false);
    static final PartValue ALIVE = new PartValue(Alive.VALUE, Alive.VALUE, false);

    /**
     * The same in the simplest forms. What differs only below temperature 1 counts the same liberties, and nothing that is
     * made of this value depends on it: walls are read at 1 and values compared after cooling by 1 or 2.
     */
    PartValue simplest() {
        return new PartValue(simplest(last), simplest(notLast), isFlagged);
    }

    private static Game simplest(Game game) {
        return Heating.heat(Cooling.cool(game, Dyadic.ONE), Values.ONE);
    }

    /** The last liberty may fall here or elsewhere, the value is the same. */
    boolean isClean() {
        return last == notLast || Cooling.cool(last, Dyadic.ONE) == Cooling.cool(notLast, Dyadic.ONE);
    }

    /**
     * The value of several parts together. NL adds up. LA adds up over clean parts; otherwise the attacker chooses among the
     * unclean ones where the last liberty falls: the least, after cooling by 2, of LA there and NL elsewhere. The value is
     * flagged, and is some candidate, if none is the least, or another one may become so in the course of play.
     */
    static PartValue sum(List<PartValue> parts, Alive alive) {
        if (parts.size() <= 1) {
            return parts.isEmpty() ? NOTHING : parts.get(0);
        }
        List<PartValue> unclean = parts.stream().filter(part -> !part.isClean()).toList();
        List<Game> candidates = candidates(parts, unclean, alive);
        Game last = candidates.stream().reduce((g, h) -> isAtMost(h, g) ? h : g).orElseThrow();
        boolean isLeast = candidates.stream().allMatch(candidate -> isAtMost(last, candidate));
        return new PartValue(
                last,
                total(parts.stream().map(PartValue::notLast).toList(), alive),
                !isLeast || !isSettled(unclean) || parts.stream().anyMatch(PartValue::isFlagged));
    }

    /**
     * Play does not change where the last liberty had best fall: there is no choice, or no part is hot; or one is, and another
     * is an eye, so that it must fall in an eye.
     */
    private static boolean isSettled(List<PartValue> unclean) {
        long hot = unclean.stream().filter(PartValue::isHot).count();
        return hot == 0
                || unclean.size() == 1
                || hot == 1 && unclean.stream().anyMatch(part -> !part.isHot() && Alive.is(part.notLast));
    }

    private boolean isHot() {
        return !last.isNumber() || !notLast.isNumber();
    }

    /** What LA of the parts together may be, by where the last liberty falls. */
    private static List<Game> candidates(List<PartValue> parts, List<PartValue> unclean, Alive alive) {
        if (unclean.isEmpty()) {
            return List.of(total(parts.stream().map(PartValue::last).toList(), alive));
        }
        return unclean.stream()
                .map(chosen -> total(
                        parts.stream()
                                .map(part -> part == chosen ? part.last : part.notLast)
                                .toList(),
                        alive))
                .toList();
    }

    /**
     * The least that several parts can be worth together: LA everywhere. It is at most LA here and NL elsewhere, for NL is at
     * least LA.
     */
    static PartValue least(List<PartValue> parts, Alive alive) {
        return new PartValue(
                total(parts.stream().map(PartValue::last).toList(), alive),
                total(parts.stream().map(PartValue::notLast).toList(), alive),
                parts.stream().anyMatch(PartValue::isFlagged));
    }

    private static boolean isAtMost(Game g, Game h) {
        return Cooling.cool(g, Dyadic.TWO).leq(Cooling.cool(h, Dyadic.TWO));
    }

    private static Game total(List<Game> values, Alive alive) {
        if (values.stream().anyMatch(Alive::is)) {
            return Alive.VALUE;
        }
        return alive.absorb(values.stream().reduce(Values.ZERO, Game::plus));
    }
}
