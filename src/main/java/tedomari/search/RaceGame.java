package tedomari.search;

import java.util.Arrays;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tedomari.go.Board;
import tedomari.go.Colour;
import tedomari.go.Position;

/**
 * A race being played, as the tuple of the positions of its parts: the rules, and nothing of how to play well.
 *
 * <p>Whoever captures an essential enemy block wins. Two passes in a row end the race as a seki; a pass that lifts a ko ban
 * is not counted, since afterwards its player can do what he could not before. Suicide is forbidden, safe blocks cannot be
 * captured even without liberties, and a block joined to a safe one is safe. A player who is banned from a ko may retake it
 * at the cost of one of his threats: the threat and its answer lift the ban.
 *
 * <p>A move is the number of its part and the number of its point in the part, in one int; {@link #PASS} is none of them.
 */
final class RaceGame {

    static final int PASS = -1;

    private static final int POINT_BITS = 6;
    private static final int POINT = (1 << POINT_BITS) - 1;
    private static final long WHITE_KEY = Part.mixed(1);
    private static final long PASS_KEY = Part.mixed(2);
    private static final long[] MORTAL_KEYS = {Part.mixed(3), Part.mixed(4)};
    private static final long KO_KEY = 0x9e3779b97f4a7c15L;

    /** What every move saves: part, ko, ko's part, flags. */
    private static final int FRAME = 4;

    private static final int PASSED = 1;
    private static final int RETAKEN = 2;

    final RaceField field;
    private final Local[] at;
    private final int[] count;
    private final int[] eyes;
    private final int[] besideSafe;
    private final int[] plainLeft = new int[2];
    private final int[] threats;
    private final int alwaysSafe;
    private final boolean knowsLife;
    private int joins;
    private long key;
    private long plainKey;
    /** By side: the sums over the parts beside its blocks. */
    private final long[] keyBeside = new long[2];

    private final long[] plainKeyBeside = new long[2];
    private int side;
    private int koPart = -1;
    private int ko = -1;
    private boolean passed;
    private boolean over;
    private @Nullable Colour winner;
    private boolean koMet;
    private int[] frames = new int[64 * FRAME];
    private Local[] before = new Local[64];
    private int depth;

    RaceGame(Position position, Colour first, Threats threats, Set<Shortcut> shortcuts) {
        field = RaceField.of(position, shortcuts);
        int blocks = field.blackBlocks.length;
        at = new Local[field.places.size()];
        count = new int[blocks];
        eyes = new int[blocks];
        besideSafe = new int[blocks];
        alwaysSafe = field.safeBlocks();
        knowsLife = shortcuts.contains(Shortcut.LIFE);
        this.threats = new int[] {threats.black(), threats.white()};
        side = RaceField.side(first);
        for (int i = 0; i < at.length; i++) {
            RaceField.Place place = field.places.get(i);
            at[i] = place.part().at(place.black(), place.white());
            add(at[i], 1);
        }
        Integer banned = position.withToMove(first).ko();
        if (banned != null) {
            int move = move(banned);
            koPart = move >> POINT_BITS;
            ko = move & POINT;
            koMet = true;
        }
    }

    /** Sets the number of threats of either player, at the beginning of a search. */
    void arm(Threats given) {
        threats[0] = given.black();
        threats[1] = given.white();
    }

    private void add(Local local, int sign) {
        key += sign * local.hash;
        int owner = local.part.plainOwner;
        if (owner >= 0) {
            plainKey += sign * local.hash;
            plainKeyBeside[owner] += sign * local.hash;
            plainLeft[owner] += (local.black | local.white) == 0 ? sign : 0;
        }
        for (int ofSide = 0; ofSide < 2; ofSide++) {
            keyBeside[ofSide] += local.part.isBeside[ofSide] ? sign * local.hash : 0;
        }
        for (int block = 0; block < count.length; block++) {
            count[block] += sign * local.count[block];
            eyes[block] += sign * local.eyes[block];
            besideSafe[block] += sign * (local.safe >> block & 1);
        }
        joins += local.hasJoin ? sign : 0;
    }

    Colour toMove() {
        return side == 0 ? Colour.BLACK : Colour.WHITE;
    }

    /** The player to move as a number: 0 is Black. */
    int side() {
        return side;
    }

    boolean isOver() {
        return over;
    }

    /** Does another pass end the race? */
    boolean passed() {
        return passed;
    }

    /** Who captured; nobody while the race is open, nor after two passes. */
    @Nullable
    Colour winner() {
        return winner;
    }

    /** Has a ko been taken since this game was set up, even if that was undone? */
    boolean koMet() {
        return koMet;
    }

    int threats(int ofSide) {
        return threats[ofSide];
    }

    /**
     * The identity of the position but for the threats: stones, player, ko ban and whether the last move was a counted pass.
     * All that follows depends on this and the threats alone, as long as repetition is left out. Positions that differ by an
     * exchange of equal parts have the same.
     */
    long key() {
        return key(key, side, koPart < 0 ? 0 : koKey(at[koPart], ko), passed);
    }

    /** What tells apart numbers of threats. */
    long threatKey() {
        return Part.mixed(threats[0] * 16L + threats[1] + 64);
    }

    private static long koKey(Local local, int point) {
        return Part.mixed(local.hash + (point + 1) * KO_KEY);
    }

    private static long key(long sum, int side, long koKey, boolean passed) {
        return sum + koKey ^ (side == 0 ? 0 : WHITE_KEY) ^ (passed ? PASS_KEY : 0);
    }

    /** The point of the board that a move is on, {@link Board#NONE} for a pass. */
    int point(int move) {
        return move == PASS ? Board.NONE : field.places.get(move >> POINT_BITS).points()[move & POINT];
    }

    /**
     * The move on a point of the board, or the pass for {@link Board#NONE}.
     *
     * @throws IllegalArgumentException if the point is no part of the race
     */
    int move(int point) {
        if (point == Board.NONE) {
            return PASS;
        }
        for (int part = 0; part < at.length; part++) {
            int[] points = field.places.get(part).points();
            for (int i = 0; i < points.length; i++) {
                if (points[i] == point) {
                    return part << POINT_BITS | i;
                }
            }
        }
        throw new IllegalArgumentException("point " + point + " is no part of the race");
    }

    /**
     * Writes the legal moves to the buffer, but for the pass that is always possible, and returns how many they are.
     *
     * @param all whether to list moves in all of several equal parts and on plain liberties of the player himself
     */
    int moves(int[] buffer, boolean all, Set<Shortcut> shortcuts) {
        boolean noOwnPlain = !all && shortcuts.contains(Shortcut.OWN_PLAIN);
        boolean firstOfEqual = !all && shortcuts.contains(Shortcut.EQUAL_PARTS);
        int mortal = all ? -1 : mortal(0, at[0]);
        int found = 0;
        for (int part = 0; part < at.length; part++) {
            Local local = at[part];
            if (mortal >= 0 && !local.part.isBeside[mortal]) {
                continue;
            }
            if (noOwnPlain && local.part.plainOwner == side || firstOfEqual && isRepeated(part)) {
                continue;
            }
            for (Local.Move move : local.moves(side)) {
                boolean banned = part == koPart && move.point == ko;
                if (banned ? threats[side] > 0 : !move.needsHelp || hasHelp(part, move)) {
                    buffer[found++] = part << POINT_BITS | move.point;
                }
            }
        }
        return found;
    }

    /** Is there an equal part in the same position before? A ko makes a part different from all others. */
    private boolean isRepeated(int part) {
        if (part == koPart) {
            return false;
        }
        for (int other = 0; other < part; other++) {
            if (at[other] == at[part] && other != koPart) {
                return true;
            }
        }
        return false;
    }

    /** How many moves there can be at most, the pass included. */
    int mostMoves() {
        int points = 1;
        for (RaceField.Place place : field.places) {
            points += place.points().length;
        }
        return points;
    }

    private Local.Move find(int move) {
        Local local = at[move >> POINT_BITS];
        int point = move & POINT;
        long empty = local.part.all & ~local.black & ~local.white;
        return local.moves(side)[Long.bitCount(empty & (1L << point) - 1)];
    }

    private boolean hasHelp(int part, Local.Move move) {
        for (int block = 0; block < count.length; block++) {
            if ((move.helpers >> block & 1) != 0 && liberties(block, part, move.next) != 0) {
                return true;
            }
        }
        return captures(part, move);
    }

    /** Does the move capture an essential block? */
    private boolean captures(int part, Local.Move move) {
        for (int block = 0; block < count.length; block++) {
            if (field.blackBlocks[block] != (side == 0)
                    && move.next.liberties[block] == 0
                    && at[part].liberties[block] != 0
                    && liberties(block, part, move.next) == 0) {
                return true;
            }
        }
        return false;
    }

    /**
     * The liberties of an essential block, with those of the blocks it is joined to, if one part were in another position; −1
     * if it is safe.
     */
    private int liberties(int block, int part, Local next) {
        if (joins == 0 && !next.hasJoin) {
            boolean isSafe = besideSafe[block] - (at[part].safe >> block & 1) + (next.safe >> block & 1) > 0
                    || (alwaysSafe >> block & 1) != 0;
            return isSafe ? -1 : count[block] - at[part].count[block] + next.count[block];
        }
        return joinedLiberties(block, part, next);
    }

    private int joinedLiberties(int block, int part, Local next) {
        int group = 1 << block;
        int before;
        do {
            before = group;
            for (int i = 0; i < at.length; i++) {
                Local local = i == part ? next : at[i];
                for (int other = 0; other < count.length; other++) {
                    group |= (group >> other & 1) != 0 ? local.joined[other] : 0;
                }
            }
        } while (group != before);
        int sum = 0;
        for (int i = 0; i < at.length; i++) {
            Local local = i == part ? next : at[i];
            long liberties = 0;
            for (int other = 0; other < count.length; other++) {
                liberties |= (group >> other & 1) != 0 ? local.liberties[other] : 0;
            }
            sum += Long.bitCount(liberties);
            if ((local.safe & group) != 0) {
                return -1;
            }
        }
        return (alwaysSafe & group) != 0 ? -1 : sum;
    }

    /** The fewest liberties of the essential blocks of a side that are not safe; a large number if there are none. */
    int liberties(int ofSide) {
        return fewest(ofSide, 0, at[0]);
    }

    private int fewest(int ofSide, int part, Local next) {
        int fewest = Integer.MAX_VALUE;
        for (int block = 0; block < count.length; block++) {
            if (field.blackBlocks[block] == (ofSide == 0)) {
                int liberties = liberties(block, part, next);
                fewest = liberties < 0 ? fewest : Math.min(fewest, liberties);
            }
        }
        return fewest;
    }

    /** Can no essential block of that side ever be captured, being safe or having two eyes? */
    boolean isAlive(int ofSide) {
        return isAlive(ofSide, 0, at[0]);
    }

    private boolean isAlive(int ofSide, int part, Local next) {
        for (int block = 0; block < count.length; block++) {
            if (field.blackBlocks[block] == (ofSide == 0)
                    && eyes[block] - at[part].eyes[block] + next.eyes[block] < 2
                    && liberties(block, part, next) >= 0) {
                return false;
            }
        }
        return true;
    }

    /** Is there a point where the player to move may not retake? */
    boolean isBanned() {
        return ko >= 0;
    }

    /** How many moves suffice to capture the only essential block of that side, see {@link LibertyCount}. */
    int most(int ofSide) {
        if (!field.isDuel()) {
            return Count.MANY;
        }
        int sum = 0;
        int saved = 0;
        for (Local local : at) {
            Count counted = local.counted(ofSide);
            sum += counted.most();
            saved = Math.max(saved, counted.most() - counted.mostAsLast());
        }
        return (alwaysSafe != 0) ? Count.MANY : sum - saved;
    }

    /** How many moves are needed at least. */
    int least(int ofSide) {
        int sum = 0;
        for (Local local : at) {
            sum += local.counted(ofSide).least();
        }
        return sum;
    }

    /** Plays a move or passes. */
    void play(int move) {
        push(move);
        if (move == PASS) {
            over = passed;
            passed = ko < 0;
        } else {
            int part = move >> POINT_BITS;
            if (part == koPart && (move & POINT) == ko) {
                frames[(depth - 1) * FRAME + 3] |= RETAKEN;
                threats[side]--;
            }
            Local.Move found = find(move);
            passed = false;
            if (captures(part, found)) {
                over = true;
                winner = toMove();
            }
            add(at[part], -1);
            at[part] = found.next;
            add(at[part], 1);
            koPart = found.ko < 0 ? -1 : part;
            ko = found.ko;
            koMet |= ko >= 0;
            side = 1 - side;
            return;
        }
        koPart = -1;
        ko = -1;
        side = 1 - side;
    }

    /** Passes without bringing the end nearer, as if the opponent were to begin. */
    void waive() {
        play(PASS);
        passed = false;
    }

    private void push(int move) {
        if (depth == before.length) {
            before = Arrays.copyOf(before, 2 * depth);
            frames = Arrays.copyOf(frames, 2 * depth * FRAME);
        }
        int part = move >> POINT_BITS;
        if (move != PASS) {
            before[depth] = at[part];
        }
        int frame = depth++ * FRAME;
        frames[frame] = move == PASS ? -1 : part;
        frames[frame + 1] = ko;
        frames[frame + 2] = koPart;
        frames[frame + 3] = passed ? PASSED : 0;
    }

    void undo() {
        int frame = --depth * FRAME;
        side = 1 - side;
        int part = frames[frame];
        if (part >= 0) {
            add(at[part], -1);
            at[part] = before[depth];
            add(at[part], 1);
        }
        ko = frames[frame + 1];
        koPart = frames[frame + 2];
        passed = (frames[frame + 3] & PASSED) != 0;
        threats[side] += (frames[frame + 3] & RETAKEN) != 0 ? 1 : 0;
        over = false;
        winner = null;
    }

    /** How many moves and passes can be taken back. */
    int depth() {
        return depth;
    }

    /** How many stones the move captures. */
    int taken(int move) {
        return move == PASS ? 0 : find(move).taken;
    }

    /** What a move leads to, without playing it. */
    void look(int move, Prospect after) {
        boolean isPass = move == PASS;
        int part = isPass ? 0 : move >> POINT_BITS;
        Local.Move found = isPass ? null : find(move);
        Local next = found == null ? at[part] : found.next;
        after.ends = isPass && passed;
        after.wins = found != null && captures(part, found);
        after.taken = found == null ? 0 : found.taken;
        long koKey = found == null || found.ko < 0 ? 0 : koKey(next, found.ko);
        describe(after, part, next, 1 - side, koKey, isPass && ko < 0);
        after.threats[side] -= found != null && part == koPart && found.point == ko ? 1 : 0;
        after.liberties[0] = fewest(0, part, next);
        after.liberties[1] = fewest(1, part, next);
    }

    /** How the position itself looks. */
    void look(Prospect here) {
        describe(here, 0, at[0], side, koPart < 0 ? 0 : koKey(at[koPart], ko), passed);
    }

    /** Keys and numbers; without the parts that do not matter, if one side cannot be captured any more. */
    private void describe(Prospect to, int part, Local next, int nextSide, long koKey, boolean counted) {
        long change = next.hash - at[part].hash;
        int owner = next.part.plainOwner;
        int mortal = mortal(part, next);
        long sum;
        long plainSum;
        to.plain[0] = plainLeft[0];
        to.plain[1] = plainLeft[1];
        if (owner >= 0 && change != 0) {
            to.plain[owner]--;
        }
        if (mortal < 0) {
            sum = key + change;
            plainSum = plainKey + (owner >= 0 ? change : 0);
        } else {
            sum = MORTAL_KEYS[mortal] + keyBeside[mortal] + (next.part.isBeside[mortal] ? change : 0);
            plainSum = plainKeyBeside[mortal] + (owner == mortal ? change : 0);
            to.plain[1 - mortal] = 0;
        }
        to.threats[0] = threats[0];
        to.threats[1] = threats[1];
        to.key = key(sum, nextSide, koKey, counted);
        to.looseKey = key(sum - plainSum, nextSide, koKey, counted);
    }

    /** The only side that can still be captured, if it is known that the other cannot; else −1. */
    private int mortal(int part, Local next) {
        if (!knowsLife) {
            return -1;
        }
        boolean black = isAlive(0, part, next);
        return black == isAlive(1, part, next) ? -1 : black ? 1 : 0;
    }
}
