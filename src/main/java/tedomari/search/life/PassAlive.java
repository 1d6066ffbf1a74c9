package tedomari.search.life;

/**
 * Chains that live even if the defender always passes (Benson 1976): each has two vital regions, all of whose empty points are
 * its liberties, and the regions are enclosed by such chains alone. A chain attached to a wall lives, and an extra eye counts
 * as a region that is vital to its owner: the attacker can take it only when no other liberty is left.
 *
 * <p>What lives so lives at every level, since the defender needs no threats for it.
 */
final class PassAlive {

    private final ClosedArea area;
    private final long[] chains = new long[ClosedArea.MAX_POINTS];
    private final long[] liberties = new long[ClosedArea.MAX_POINTS];
    private final long[] regions = new long[ClosedArea.MAX_POINTS];
    private final long[] borders = new long[ClosedArea.MAX_POINTS];

    PassAlive(ClosedArea area) {
        this.area = area;
    }

    /** Does one of the targets live for good? */
    boolean saves(LifePosition position) {
        long stones = position.defender;
        long open = area.all & ~stones;
        int chainCount = 0;
        for (long rest = stones; rest != 0; ) {
            long seed = Long.lowestOneBit(rest);
            long around = area.around(seed, stones);
            chains[chainCount] = around & stones | seed;
            liberties[chainCount] = around & open;
            rest &= ~chains[chainCount++];
        }
        int regionCount = 0;
        for (long rest = open; rest != 0; ) {
            long seed = Long.lowestOneBit(rest);
            long around = area.around(seed, open);
            long region = around & open | seed;
            rest &= ~region;
            if ((region & area.attackerWall) == 0) {
                regions[regionCount] = region;
                borders[regionCount++] = around & stones;
            }
        }
        return alive(position, chainCount, regionCount);
    }

    private boolean alive(LifePosition position, int chainCount, int regionCount) {
        long empty = area.all & ~(position.attacker | position.defender);
        long owner = position.hasExtraEye() ? area.targetStones[0] : 0;
        long living = position.defender;
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = 0; i < chainCount; i++) {
                long chain = chains[i];
                if ((chain & living) == 0 || (chain & area.defenderWall) != 0) {
                    continue;
                }
                int vital = (chain & owner) != 0 ? 1 : 0;
                for (int j = 0; j < regionCount && vital < 2; j++) {
                    boolean isVital = (regions[j] & empty & ~liberties[i]) == 0 && (borders[j] & ~living) == 0;
                    if (isVital && (borders[j] & chain) != 0) {
                        vital++;
                    }
                }
                if (vital < 2) {
                    living &= ~chain;
                    changed = true;
                }
            }
        }
        for (int i = 0; i < area.targetStones.length; i++) {
            if ((position.targets() >> i & 1) != 0 && (area.targetStones[i] & living) != 0) {
                return true;
            }
        }
        return false;
    }
}
