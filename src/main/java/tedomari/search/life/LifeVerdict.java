package tedomari.search.life;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tedomari.go.Colour;

/**
 * A problem with both players first.
 *
 * @param attackerKo Chiang's value if the attacker moves first, if it is known
 * @param attackerLife how the target lives if the attacker moves first
 * @param bentFour the player for whom the position is of bent-4 type, by its definition under Ruling I (Wolf I, definition 1)
 * @param koNotWorthTaking a ko could be taken, but the target lives after a pass too
 */
public record LifeVerdict(
        LifeProblem problem,
        LifeAnswer attackerFirst,
        LifeAnswer defenderFirst,
        Optional<KoValue> attackerKo,
        Optional<KoValue> defenderKo,
        Life attackerLife,
        Life defenderLife,
        Optional<Colour> bentFour,
        boolean koNotWorthTaking) {

    /** How a target lives. */
    public enum Life {
        /** The intruding stones can be caught. */
        EYES,
        /** Neither the target nor the stones inside can be caught. */
        SEKI,
        /** It dies, or the search cannot tell. */
        UNTOLD
    }

    /** What passing costs. */
    public enum Calm {
        /** Passing is best for both, and no number of threats changes the result. */
        SETTLED,
        /** Passing is best for both, and the result is a ko. */
        CALM,
        /** It matters who moves first. */
        HOT
    }

    public LifeAnswer answer(Colour first) {
        return first == attackerFirst.first() ? attackerFirst : defenderFirst;
    }

    public Optional<KoValue> ko(Colour first) {
        return first == attackerFirst.first() ? attackerKo : defenderKo;
    }

    public Life life(Colour first) {
        return first == attackerFirst.first() ? attackerLife : defenderLife;
    }

    /** Null if a status is unknown, or a ko is banned, so that not both can be asked about one position. */
    public @Nullable Calm calm() {
        LifeStatus attack = attackerFirst.status();
        LifeStatus defence = defenderFirst.status();
        if (attack == null || defence == null || problem.area().position().ko() != null) {
            return null;
        }
        if (!attack.equals(defence)) {
            return Calm.HOT;
        }
        return attack.threats() == 0 ? Calm.SETTLED : Calm.CALM;
    }

    public boolean isUnknown() {
        return attackerFirst.status() == null || defenderFirst.status() == null;
    }
}
