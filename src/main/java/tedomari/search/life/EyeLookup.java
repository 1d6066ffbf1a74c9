package tedomari.search.life;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import tedomari.go.PointSet;

/**
 * Recognises positions in which nothing is left to play for but one eye of the only target chain, and looks them up: the chain
 * alone surrounds the eye, and whatever else there is in the area has no empty point and cannot be captured.
 */
final class EyeLookup {

    /** No library holds larger eyes. */
    private static final int LARGEST = 14;

    private static final int MOST_PAGES = 1 << 12;

    private final ClosedArea area;
    private final EyeBook book;
    private final Map<Long, Optional<EyeBook.Page>> pages = new HashMap<>();

    EyeLookup(ClosedArea area, EyeBook book) {
        this.area = area;
        this.book = book;
    }

    /** Positive if the attacker wins, negative if the defender does, 0 if the library cannot tell. */
    int winner(LifePosition position) {
        if (area.targetStones.length != 1 || position.isCaptured() || position.isSafe()) {
            return 0;
        }
        long inside = eye(position);
        if (inside == 0) {
            return 0;
        }
        if (pages.size() > MOST_PAGES) {
            pages.clear();
        }
        return pages.computeIfAbsent(inside, this::page)
                .map(page -> winner(page, inside, position))
                .orElse(0);
    }

    private Optional<EyeBook.Page> page(long inside) {
        PointSet points = PointSet.EMPTY;
        for (long rest = inside; rest != 0; rest &= rest - 1) {
            points = points.with(area.point(Long.numberOfTrailingZeros(rest)));
        }
        return Optional.ofNullable(book.page(area.position().outline(), points));
    }

    /** The points of the eye, or 0 if the position is something else. */
    private long eye(LifePosition position) {
        long chain = area.chain(area.targetStones[0], position.defender);
        if ((chain & area.defenderWall) != 0) {
            return 0;
        }
        long rest = area.all & ~chain;
        long empty = rest & ~(position.attacker | position.defender);
        if (empty == 0) {
            return 0;
        }
        long inside = area.chain(empty & -empty, rest);
        if ((empty & ~inside) != 0
                || (inside & (area.attackerWall | area.defenderWall)) != 0
                || Long.bitCount(inside) > LARGEST) {
            return 0;
        }
        // Elsewhere only stones that belong to the attacker's wall.
        for (long others = rest & ~inside; others != 0; ) {
            long other = area.chain(others & -others, position.attacker);
            if ((other & ~position.attacker) != 0 || (other & area.attackerWall) == 0) {
                return 0;
            }
            others &= ~other;
        }
        return inside;
    }

    private static int winner(EyeBook.Page page, long inside, LifePosition position) {
        int attacker = 0;
        int defender = 0;
        int ko = -1;
        int rank = 0;
        for (long rest = inside; rest != 0; rest &= rest - 1, rank++) {
            long point = rest & -rest;
            attacker |= (position.attacker & point) != 0 ? 1 << rank : 0;
            defender |= (position.defender & point) != 0 ? 1 << rank : 0;
            ko = position.ko() == Long.numberOfTrailingZeros(rest) ? rank : ko;
        }
        if (position.ko() >= 0 && ko < 0) {
            return 0;
        }
        boolean defends = position.defenderToMove();
        int status = page.status(attacker, defender, ko, defends, position.liberties(), position.hasExtraEye());
        return status == EyeBook.Page.UNKNOWN ? 0 : winner(defends ? -status : status, position.level());
    }

    /** From the status, seen from the attacker, to the result at a level. */
    private static int winner(int status, int level) {
        int attackers = ThreatRuling.attackers(level);
        int defenders = ThreatRuling.defenders(level);
        if (status < 0) {
            // The flag never helps the defender, but he would be no worse off than without threats.
            return attackers >= -status ? 1 : -1;
        }
        if (defenders < status) {
            return 1;
        }
        return ThreatRuling.hasFlag(level) ? 0 : -1;
    }
}
