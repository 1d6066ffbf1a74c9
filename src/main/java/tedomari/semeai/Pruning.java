package tedomari.semeai;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Game;

/** What is made of a node of a region at temperature 1 or below, where the attacker fills and the defender does not move. */
public enum Pruning {
    /** The integer that is left when the attacker fills: the least left wall of his options at temperature 1, and 1 more. */
    CORRECTED {
        @Override
        Game filled(Collection<Game> attacker) {
            return Game.of(attacker.stream()
                    .map(option -> option.thermograph().leftWall().at(Dyadic.ONE))
                    .reduce(Dyadic::min)
                    .orElseThrow()
                    .plus(Dyadic.ONE));
        }
    },
    /**
     * As the paper has it (Nakamura 2009, §3): the defender's branch is cut off, and {|n} becomes n + 1. With a hot option of
     * the attacker that is too little (docs/theory.md).
     */
    PRINTED {
        @Override
        Game filled(Collection<Game> attacker) {
            List<Game> best = attacker.stream()
                    .filter(option -> attacker.stream().noneMatch(other -> other != option && other.leq(option)))
                    .toList();
            return best.size() == 1 && best.get(0).isInteger()
                    ? Game.of(best.get(0).number().plus(Dyadic.ONE))
                    : Game.of(List.of(), best);
        }
    };

    /** The value of a node from those of its options, of which the attacker has at least one. */
    public Game value(Set<Game> defender, Set<Game> attacker) {
        Game value = Game.of(defender, attacker);
        return isKept(value) ? value : filled(attacker);
    }

    abstract Game filled(Collection<Game> attacker);

    /** Above temperature 1 a value is kept with all its options. */
    static boolean isKept(Game value) {
        return value.temperature().compareTo(Dyadic.ONE) > 0;
    }
}
