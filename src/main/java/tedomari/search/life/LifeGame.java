package tedomari.search.life;

import org.jspecify.annotations.Nullable;

/**
 * The rules of play in a closed area. The attacker wins when the last target chain is captured; suicide is forbidden; a stone next to
 * a wall of its colour belongs to it and cannot be captured. The first target chain may have external liberties, of which the
 * attacker fills one a move, and an extra eye, which he can only take as the last liberty.
 *
 * <p>A ko ban arises when exactly one stone is taken by a single stone, not attached to a wall, whose only liberty is the point it
 * took; the next move lifts it.
 */
final class LifeGame {

    /** The attacker fills an external liberty, or the extra eye at last. */
    static final int FILL = 64;

    static final int PASS = 65;

    final ClosedArea area;
    final Ruling ruling;

    LifeGame(ClosedArea area, Ruling ruling) {
        this.area = area;
        this.ruling = ruling;
    }

    /** Writes the points that a player may want to play, legal or not, then {@link #FILL} and {@link #PASS}; answers how many. */
    int candidates(LifePosition position, int[] moves) {
        int count = 0;
        long empty = area.all & ~(position.attacker | position.defender);
        while (empty != 0) {
            moves[count++] = Long.numberOfTrailingZeros(empty);
            empty &= empty - 1;
        }
        if (!position.defenderToMove() && position.outside() > 0) {
            moves[count++] = FILL;
        }
        moves[count++] = PASS;
        return count;
    }

    /** The position after a move, or null if it is not allowed. */
    @Nullable
    LifePosition play(LifePosition position, int move) {
        return switch (move) {
            case PASS -> pass(position);
            case FILL -> fill(position);
            default -> place(position, move);
        };
    }

    private @Nullable LifePosition pass(LifePosition position) {
        boolean byDefender = position.defenderToMove();
        int level = ruling.pass(position.level(), byDefender, position.ko() != LifePosition.NO_KO);
        return level == Ruling.FORBIDDEN ? null : position.turned(!byDefender, LifePosition.NO_KO, level);
    }

    private @Nullable LifePosition fill(LifePosition position) {
        if (position.defenderToMove() || position.outside() == 0) {
            return null;
        }
        long owner = owner(position);
        long around = area.around(owner, position.defender);
        long chain = around & position.defender | owner;
        boolean inside =
                (around & area.all & ~(position.attacker | position.defender)) != 0 || (chain & area.defenderWall) != 0;
        if (position.liberties() == 0 && inside) {
            return null;
        }
        if (position.outside() > 1 || inside) {
            return LifePosition.of(
                    position.attacker,
                    position.defender,
                    true,
                    LifePosition.NO_KO,
                    position.liberties() - 1,
                    position.hasExtraEye(),
                    position.targets(),
                    position.level());
        }
        return after(position.attacker, position.defender & ~chain, position, chain, position.level())
                .turned(true, LifePosition.NO_KO, position.level());
    }

    /** The liberties of the first target chain that is left. */
    int liberties(LifePosition position) {
        long target = area.targetStones[Integer.numberOfTrailingZeros(position.targets())];
        long around = area.around(Long.lowestOneBit(target), position.defender);
        return Long.bitCount(around & area.all & ~(position.attacker | position.defender)) + position.outside();
    }

    /** Is the attacker to move, and captures the last target chain at once? */
    boolean isLost(LifePosition position) {
        if (position.defenderToMove()) {
            return false;
        }
        int targets = position.targets();
        long target = area.targetStones[Integer.numberOfTrailingZeros(targets)];
        long around = area.around(Long.lowestOneBit(target), position.defender);
        long liberties = around & area.all & ~(position.attacker | position.defender);
        boolean outside = position.outside() > 0 && (area.targetStones[0] & around) != 0;
        if (outside || Long.bitCount(liberties) != 1) {
            return false;
        }
        for (int rest = targets & targets - 1; rest != 0; rest &= rest - 1) {
            if ((area.targetStones[Integer.numberOfTrailingZeros(rest)] & around) == 0) {
                return false;
            }
        }
        LifePosition after = play(position, Long.numberOfTrailingZeros(liberties));
        return after != null && after.isCaptured();
    }

    /** A stone of the chain that owns the external liberties; it is on the board as long as there are any. */
    private long owner(LifePosition position) {
        return Long.lowestOneBit(area.targetStones[0] & position.defender);
    }

    private @Nullable LifePosition place(LifePosition position, int point) {
        boolean byDefender = position.defenderToMove();
        int level = position.level();
        if (point == position.ko()) {
            level = ruling.retake(level, byDefender);
            if (level == Ruling.FORBIDDEN) {
                return null;
            }
        }
        long stone = 1L << point;
        long own = (byDefender ? position.defender : position.attacker) | stone;
        long other = byDefender ? position.attacker : position.defender;
        long ownWall = byDefender ? area.defenderWall : area.attackerWall;
        long otherWall = byDefender ? area.attackerWall : area.defenderWall;
        long kept = position.outside() > 0 ? area.targetStones[0] : 0;
        long taken = 0;
        long touched = area.neighbours[point] & other;
        long empty = area.all & ~(own | other);
        while (touched != 0) {
            long seed = Long.lowestOneBit(touched);
            long around = area.around(seed, other);
            long chain = around & other | seed;
            touched &= ~chain;
            boolean immortal = (chain & otherWall) != 0 || !byDefender && (chain & kept) != 0;
            if ((around & empty) == 0 && !immortal) {
                taken |= chain;
            }
        }
        long around = area.around(stone, own);
        long chain = around & own | stone;
        long liberties = around & (empty | taken);
        boolean backed = (chain & ownWall) != 0 || byDefender && (chain & kept) != 0;
        if (liberties == 0 && !backed) {
            return null;
        }
        boolean ko = chain == stone && !backed && liberties == taken && Long.bitCount(taken) == 1;
        long attacker = byDefender ? other & ~taken : own;
        long defender = byDefender ? own : other & ~taken;
        LifePosition next = after(attacker, defender, position, byDefender ? 0 : taken, level);
        if (byDefender && (taken & area.essential) != 0) {
            return next.safe();
        }
        return ko ? tookKo(next, byDefender, Long.numberOfTrailingZeros(taken)) : next.turned(!byDefender, -1, level);
    }

    private @Nullable LifePosition tookKo(LifePosition next, boolean byDefender, int point) {
        if (next.isCaptured()) {
            return next;
        }
        if (!ruling.keepsTurn()) {
            return next.turned(!byDefender, point, next.level());
        }
        int level = ruling.take(next.level(), byDefender);
        return switch (level) {
            case Ruling.SAVED -> byDefender ? next.safe() : null;
            case Ruling.FORBIDDEN -> null;
            default -> next.turned(byDefender, LifePosition.NO_KO, level);
        };
    }

    /** The board after some of the defender's stones were taken. */
    private LifePosition after(long attacker, long defender, LifePosition before, long taken, int level) {
        int targets = before.targets();
        int liberties = before.liberties();
        boolean eye = before.hasExtraEye();
        if (taken != 0) {
            for (int i = 0; i < area.targetStones.length; i++) {
                if ((area.targetStones[i] & taken) != 0) {
                    targets &= ~(1 << i);
                }
            }
            if ((area.targetStones[0] & taken) != 0) {
                liberties = 0;
                eye = false;
            }
        }
        return LifePosition.of(attacker, defender, before.defenderToMove(), -1, liberties, eye, targets, level);
    }
}
