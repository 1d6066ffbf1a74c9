package tedomari.semeai;

import java.util.ArrayList;
import java.util.List;

/**
 * A connected part of a region in the course of play: points that are empty or hold neutral stones. Stones that touch their
 * essential or safe block belong to it and are no longer part of this.
 *
 * @param points all points of the part
 * @param defenders the points with neutral stones of the defender
 * @param attackers the points with neutral stones of the attacker
 * @param byEssential the points next to the essential block
 * @param bySafe the points next to a safe block of the attacker
 * @param byFriend the points next to a safe block of the defender
 * @param capturedOnce the points where a stone was captured since the marks were last cleared
 * @param capturedTwice the points where that happened twice
 */
record Part(
        long points,
        long defenders,
        long attackers,
        long byEssential,
        long bySafe,
        long byFriend,
        long capturedOnce,
        long capturedTwice) {

    long empty() {
        return points & ~defenders & ~attackers;
    }

    /** The liberties that the essential block has here. */
    long liberties() {
        return empty() & byEssential;
    }

    /** Nothing here can matter to the essential block. */
    boolean isIdle() {
        return (points & byEssential) == 0;
    }

    /**
     * All points touch the block and nothing of the attacker's outside reaches in. While the block has a liberty elsewhere it
     * cannot be captured here: a legal stone of the attacker leaves an empty point, and that is a liberty; what play leaves
     * of the part is like it.
     */
    boolean isSmallEye() {
        return bySafe == 0 && byEssential == points && empty() != 0;
    }

    /** This part without the marks of captures. */
    Part unmarked() {
        return capturedOnce == 0 ? this : new Part(points, defenders, attackers, byEssential, bySafe, byFriend, 0, 0);
    }

    /** Records hash slowly and badly: the words differ in few bits. */
    @Override
    public int hashCode() {
        long hash = points * 0x9E3779B97F4A7C15L + defenders;
        hash = hash * 0x9E3779B97F4A7C15L + attackers;
        hash = hash * 0x9E3779B97F4A7C15L + byEssential;
        hash = hash * 0x9E3779B97F4A7C15L + bySafe;
        hash = hash * 0x9E3779B97F4A7C15L + capturedOnce;
        hash = (hash ^ hash >>> 29) * 0xBF58476D1CE4E5B9L + capturedTwice;
        return (int) (hash ^ hash >>> 32);
    }

    /** What play leaves: whether the essential block reached a safe friend, and the parts that are left. */
    record Settlement(boolean hasEscaped, List<Part> parts) {}

    /** Joins the stones that touch their blocks to them, and takes the rest apart. */
    Settlement settle(Terrain terrain) {
        long left = points;
        long black = defenders;
        long white = attackers;
        long essential = byEssential;
        long safe = bySafe;
        boolean escaped = false;
        while (true) {
            long joining = black & essential;
            long walling = white & safe;
            if (joining == 0 && walling == 0) {
                break;
            }
            escaped |= (joining & byFriend) != 0;
            black &= ~joining;
            white &= ~walling;
            left &= ~(joining | walling);
            essential |= terrain.around(joining);
            safe |= terrain.around(walling);
        }
        List<Part> parts = new ArrayList<>();
        for (long rest = left; rest != 0; ) {
            long piece = terrain.connected(rest & -rest, left);
            rest &= ~piece;
            Part part = new Part(
                    piece,
                    black & piece,
                    white & piece,
                    essential & piece,
                    safe & piece,
                    byFriend & piece,
                    capturedOnce & piece,
                    capturedTwice & piece);
            if (!part.isIdle()) {
                parts.add(part);
            }
        }
        return new Settlement(escaped, parts);
    }
}
