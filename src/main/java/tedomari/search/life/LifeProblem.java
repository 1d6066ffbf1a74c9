package tedomari.search.life;

import tedomari.go.Colour;

/**
 * What is asked: do the targets of a closed area live?
 *
 * @param liberties external liberties of the first target chain, which only the attacker fills
 * @param extraEye the first target chain has an eye elsewhere
 * @param maxThreats up to how many external ko threats are tried
 * @param tenukiHasValue Ruling II; if not, Ruling I
 */
public record LifeProblem(ClosedArea area, int liberties, boolean extraEye, int maxThreats, boolean tenukiHasValue) {

    /** As many threats as Wolf tries. */
    public static final int MAX_THREATS = ThreatRuling.MAX_THREATS;

    public LifeProblem {
        if (liberties < 0 || liberties > LifePosition.MAX_LIBERTIES) {
            throw new IllegalArgumentException(
                    "a chain has 0 to " + LifePosition.MAX_LIBERTIES + " external liberties, not " + liberties);
        }
        if (maxThreats < 0 || maxThreats > MAX_THREATS) {
            throw new IllegalArgumentException("0 to " + MAX_THREATS + " ko threats are tried, not " + maxThreats);
        }
    }

    /** The plain question: nothing outside, all threats, Ruling II. */
    public static LifeProblem of(ClosedArea area) {
        return new LifeProblem(area, 0, false, MAX_THREATS, true);
    }

    public LifeProblem withOutside(int some, boolean eye) {
        return new LifeProblem(area, some, eye, maxThreats, tenukiHasValue);
    }

    public LifeProblem withMaxThreats(int some) {
        return new LifeProblem(area, liberties, extraEye, some, tenukiHasValue);
    }

    public LifeProblem withTenukiValue(boolean hasValue) {
        return new LifeProblem(area, liberties, extraEye, maxThreats, hasValue);
    }

    Ruling ruling() {
        return tenukiHasValue ? ThreatRuling.TWO : ThreatRuling.ONE;
    }

    /** The position to begin with; a ko ban of the other player is forgotten. */
    LifePosition start(boolean defenderFirst) {
        Integer ko = area.position().withToMove(first(defenderFirst)).ko();
        int number = ko == null ? LifePosition.NO_KO : area.number(ko);
        return LifePosition.of(
                area.attackerStones,
                area.defenderStones,
                defenderFirst,
                number,
                liberties,
                extraEye,
                (1 << area.targetStones.length) - 1,
                ThreatRuling.level(false, 0));
    }

    Colour first(boolean defenderFirst) {
        return defenderFirst ? area.defender() : area.defender().opponent();
    }
}
