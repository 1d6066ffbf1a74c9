package tedomari.search;

import java.util.Arrays;
import java.util.Set;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import tedomari.go.Board;
import tedomari.go.Colour;
import tedomari.go.Position;
import tedomari.go.Rules;

/**
 * A race being played: the rules, and nothing of how to play well.
 *
 * <p>Whoever captures an essential enemy block wins. Two passes in a row end the race as a seki; a pass that lifts a ko ban
 * is not counted, since afterwards its player can do what he could not before. Suicide is forbidden, safe blocks cannot be
 * captured even without liberties, and a block joined to a safe one is safe. A player who is banned from a ko may retake it
 * at the cost of one of his threats: the threat and its answer lift the ban.
 */
final class RaceGame {

    private static final Rules RULES = new Rules(Rules.Suicide.FORBIDDEN, Rules.Safety.IMMORTAL);
    private static final int RETAKEN = 2;
    private static final int PASSED = 1;

    private static final long PASS_KEY;
    private static final long[] THREAT_KEYS;

    static {
        SplittableRandom random = new SplittableRandom(0x5e_a6c4L);
        PASS_KEY = random.nextLong();
        THREAT_KEYS = random.longs(2 * (Threats.MAX + 1)).toArray();
    }

    final RaceField field;
    final Board board;
    private final boolean equalPoints;
    private final boolean ownPlain;
    private final int[] threats;
    private final int[] seen;
    private int stamp;
    /** By colour and point: the key of a stone on a plain liberty. */
    private final long[][] plainKeys;

    private final int[] plainLeft = new int[2];
    private long plainFilled;
    private byte[] undo = new byte[64];
    private int depth;
    private boolean passed;
    private boolean over;
    private @Nullable Colour winner;
    private boolean koMet;

    RaceGame(Position position, Colour first, Threats threats, Set<Shortcut> shortcuts) {
        field = RaceField.of(position, shortcuts);
        board = Board.of(position.withToMove(first), RULES);
        equalPoints = shortcuts.contains(Shortcut.EQUAL_POINTS);
        ownPlain = shortcuts.contains(Shortcut.OWN_PLAIN);
        this.threats = new int[] {threats.black(), threats.white()};
        seen = new int[position.outline().area()];
        plainKeys = new long[2][seen.length];
        Position empty = Position.empty(position.outline());
        long none = Board.of(empty).hash();
        for (int point : field.area) {
            Colour owner = field.plain[point];
            if (owner != null) {
                plainLeft[RaceField.side(owner)]++;
                for (Colour colour : Colour.values()) {
                    plainKeys[RaceField.side(colour)][point] =
                            none ^ Board.of(empty.with(point, colour)).hash();
                }
            }
        }
        koMet = board.ko() != Board.NONE;
    }

    Colour toMove() {
        return board.toMove();
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

    /**
     * The identity of the position: stones, player, ko ban, threats and whether the last move was a counted pass. All that
     * follows depends on this alone, as long as repetition is left out.
     */
    long key() {
        return board.hash()
                ^ THREAT_KEYS[threats[0]]
                ^ THREAT_KEYS[Threats.MAX + 1 + threats[1]]
                ^ (passed ? PASS_KEY : 0);
    }

    /** The key without the stones on plain liberties. */
    long looseKey() {
        return key() ^ plainFilled;
    }

    /** How many plain liberties a colour has left. */
    int plainLeft(Colour colour) {
        return plainLeft[RaceField.side(colour)];
    }

    /** Writes the moves to the buffer, but for the pass that is always possible, and returns how many they are. */
    int moves(int[] buffer) {
        return moves(buffer, equalPoints, ownPlain);
    }

    /** The same without shortcuts, for a list that is to be complete. */
    int allMoves(int[] buffer) {
        return moves(buffer, false, false);
    }

    private int moves(int[] buffer, boolean firstOfEqual, boolean noOwnPlain) {
        Colour player = board.toMove();
        int ban = threats[RaceField.side(player)] > 0 ? board.ko() : Board.NONE;
        stamp++;
        int found = 0;
        for (int point : field.area) {
            if (!board.isEmpty(point) || noOwnPlain && field.plain[point] == player) {
                continue;
            }
            int equal = field.equal[point];
            if (firstOfEqual && equal >= 0) {
                if (seen[equal] == stamp) {
                    continue;
                }
                seen[equal] = stamp;
            }
            if (board.isLegal(point, player) || point == ban) {
                buffer[found++] = point;
            }
        }
        return found;
    }

    /** Plays a move or, with {@link Board#NONE}, passes. */
    void play(int point) {
        if (depth == undo.length) {
            undo = Arrays.copyOf(undo, 2 * depth);
        }
        Colour player = board.toMove();
        byte before = (byte) (passed ? PASSED : 0);
        if (point == Board.NONE) {
            over = passed;
            passed = board.ko() == Board.NONE;
            board.pass();
        } else {
            if (point == board.ko()) {
                before |= RETAKEN;
                threats[RaceField.side(player)]--;
                board.pass();
                board.pass();
            }
            passed = false;
            mark(point, player, -1);
            if (board.play(point, player) > 0) {
                capture(player);
            }
        }
        undo[depth++] = before;
    }

    private void mark(int point, Colour player, int change) {
        Colour owner = field.plain[point];
        if (owner != null) {
            plainLeft[RaceField.side(owner)] += change;
            plainFilled ^= plainKeys[RaceField.side(player)][point];
        }
    }

    private void capture(Colour player) {
        koMet |= board.ko() != Board.NONE;
        Colour loser = player.opponent();
        for (int stone : field.essential[RaceField.side(loser)]) {
            if (board.at(stone) != loser) {
                over = true;
                winner = player;
            }
        }
    }

    void undo() {
        byte before = undo[--depth];
        int point = board.lastMove();
        board.undo();
        if (point != Board.NONE) {
            mark(point, board.toMove(), 1);
        }
        if ((before & RETAKEN) != 0) {
            board.undo();
            board.undo();
            threats[RaceField.side(board.toMove())]++;
        }
        passed = (before & PASSED) != 0;
        over = false;
        winner = null;
    }

    /** How many moves and passes can be taken back. */
    int depth() {
        return depth;
    }

    /** The fewest liberties of the essential blocks of a colour that are not safe; a large number if there are none. */
    int liberties(Colour colour) {
        int fewest = Integer.MAX_VALUE;
        for (int stone : field.essential[RaceField.side(colour)]) {
            if (!board.isSafe(stone)) {
                fewest = Math.min(fewest, board.libertyCount(stone));
            }
        }
        return fewest;
    }
}
