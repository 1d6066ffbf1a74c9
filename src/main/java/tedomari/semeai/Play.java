package tedomari.semeai;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The moves that both sides have in the parts of one region under one {@link KoBan}. */
final class Play {

    private final Terrain terrain;
    private final KoBan ban;

    Play(Terrain terrain, KoBan ban) {
        this.terrain = terrain;
        this.ban = ban;
    }

    /**
     * What a move leads to.
     *
     * @param escapes the essential block reaches a safe friend
     * @param isSuicide an attacker's stone without liberties, which only the last move of the race may be
     * @param takesLastLiberty an attacker's move that leaves the block no liberty in the part
     * @param parts what is left, without the parts that do not touch the block
     */
    record Move(boolean escapes, boolean isSuicide, boolean takesLastLiberty, List<Part> parts) {}

    /** The defender's move at an empty point, or null if he may not play there. */
    @Nullable
    Move defend(Part part, long point) {
        long defenders = part.defenders() | point;
        long captured = captured(part, point, part.attackers(), defenders, part.bySafe());
        long attackers = part.attackers() & ~captured;
        long chain = terrain.connected(point, defenders);
        boolean joins = (chain & part.byEssential()) != 0;
        boolean isConnected = joins || (chain & part.byFriend()) != 0;
        if (!isConnected && (terrain.around(chain) & part.points() & ~defenders & ~attackers) == 0) {
            return null;
        }
        if (ban == KoBan.ON_DEFENDER && !isConnected && isBanned(part, point, captured)) {
            return null;
        }
        Part next = next(part, defenders, attackers, ban == KoBan.ON_ATTACKER ? captured : 0);
        Part.Settlement settlement = (joins ? next.unmarked() : next).settle(terrain);
        return new Move(settlement.hasEscaped(), false, false, settlement.parts());
    }

    /** The attacker's move at an empty point, or null if he may not play there even as the last move of the race. */
    @Nullable
    Move attack(Part part, long point) {
        long attackers = part.attackers() | point;
        long captured = captured(part, point, part.defenders(), attackers, part.byEssential() | part.byFriend());
        long defenders = part.defenders() & ~captured;
        long chain = terrain.connected(point, attackers);
        boolean joins = (chain & part.bySafe()) != 0;
        Part next = next(part, defenders, attackers, ban == KoBan.ON_DEFENDER ? captured : 0);
        boolean takesLastLiberty = next.liberties() == 0;
        if (!joins && (terrain.around(chain) & part.points() & ~defenders & ~attackers) == 0) {
            return takesLastLiberty ? new Move(false, true, true, List.of()) : null;
        }
        if (ban == KoBan.ON_ATTACKER && !joins && isBanned(part, point, captured)) {
            return null;
        }
        return new Move(
                false,
                false,
                takesLastLiberty,
                (joins ? next.unmarked() : next).settle(terrain).parts());
    }

    /** The enemy stones next to {@code point} without a liberty, unless they hang on something that has one. */
    private long captured(Part part, long point, long enemies, long own, long held) {
        long captured = 0;
        long beside = terrain.neighbours(Long.numberOfTrailingZeros(point)) & enemies;
        while (beside != 0) {
            long chain = terrain.connected(beside & -beside, enemies);
            beside &= ~chain;
            boolean hasLiberty = (terrain.around(chain) & part.points() & ~enemies & ~own) != 0;
            if (!hasLiberty && (chain & held) == 0) {
                captured |= chain;
            }
        }
        return captured;
    }

    /** A point captured once may be replayed only by capturing two or more, captured twice never. */
    private static boolean isBanned(Part part, long point, long captured) {
        return (part.capturedTwice() & point) != 0 || (part.capturedOnce() & point) != 0 && Long.bitCount(captured) < 2;
    }

    private static Part next(Part part, long defenders, long attackers, long marked) {
        return new Part(
                part.points(),
                defenders,
                attackers,
                part.byEssential(),
                part.bySafe(),
                part.byFriend(),
                part.capturedOnce() | marked,
                part.capturedTwice() | part.capturedOnce() & marked);
    }
}
