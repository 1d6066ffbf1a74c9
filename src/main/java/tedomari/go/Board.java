package tedomari.go;

import static tedomari.go.History.KO;
import static tedomari.go.History.PLAYER;
import static tedomari.go.History.POINT;
import static tedomari.go.History.TAKEN;
import static tedomari.go.History.TAKEN_BLOCKS;
import static tedomari.go.History.TAKEN_STONE;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The board of the searchers: plays and takes back without allocating, and knows the liberties of every block at any time.
 * A board belongs to one thread.
 */
public final class Board {

    /** No point: the ko when there is none, the last move when it was a pass. */
    public static final int NONE = -1;

    private final Outline outline;
    private final Rules rules;
    private final boolean suicideAllowed;
    private final boolean guarded;
    private final int[][] neighbours;
    private final Stones stones;
    private final byte[] stone;
    private final int[] block;
    private final LibertyTable blocks;
    private final History history;
    private int ko;
    private int player;

    private Board(Position position, Rules rules) {
        this.outline = position.outline();
        this.rules = rules;
        this.suicideAllowed = rules.suicide() == Rules.Suicide.ALLOWED;
        this.guarded = rules.safety() == Rules.Safety.GUARDED;
        neighbours = new int[outline.area()][];
        Arrays.setAll(neighbours, outline::neighbours);
        stones = new Stones(position, neighbours);
        stone = stones.stone;
        block = stones.block;
        blocks = stones.blocks;
        history = new History(blocks.words());
        Integer koPoint = position.ko();
        Colour toMove = position.toMove();
        ko = koPoint == null ? NONE : koPoint;
        if (toMove != null) {
            player = toMove.code;
        } else {
            player = ko != NONE ? 3 - takerOf(ko) : Colour.BLACK.code;
        }
    }

    /** The board of a position, by {@link Rules#STANDARD}. */
    public static Board of(Position position) {
        return new Board(position, Rules.STANDARD);
    }

    /** If the position leaves open who is to move, it is the one whom the ko binds, or else Black. */
    public static Board of(Position position, Rules rules) {
        return new Board(position, rules);
    }

    /** All neighbours of a ko are stones of the player who took it. */
    private int takerOf(int point) {
        return stone[neighbours[point][0]];
    }

    /** May {@code colour} play there, be it his turn or not? */
    public boolean isLegal(int point, Colour colour) {
        if (point < 0 || point >= stone.length || stone[point] != Stones.EMPTY) {
            return false;
        }
        int own = colour.code;
        if (point == ko && takerOf(point) != own) {
            return false;
        }
        boolean breathes = suicideAllowed;
        for (int next : neighbours[point]) {
            int there = stone[next];
            if (there == Stones.EMPTY) {
                breathes = true;
            } else if (there == own) {
                breathes |= blocks.count(block[next]) > 1 || blocks.isSafe(block[next]);
            } else if (blocks.count(block[next]) == 1) {
                if (!blocks.isSafe(block[next])) {
                    breathes = true;
                } else if (guarded) {
                    return false;
                }
            }
        }
        return breathes;
    }

    /**
     * Plays a legal move, in turn or out of it; then the opponent is to move. Legality is not checked: {@link #isLegal} is
     * there for that.
     *
     * @return how many enemy stones were captured
     */
    public int play(int point, Colour colour) {
        assert isLegal(point, colour) : colour + " may not play at " + Coordinate.name(outline, point);
        int own = colour.code;
        int frame = open(point);
        int taken = stones.put(point, own, history, frame);
        history.ints[frame + TAKEN] = taken;
        if (taken == 1 && blocks.size(block[point]) == 1 && blocks.count(block[point]) == 1) {
            ko = history.ints[frame + TAKEN_STONE];
        }
        player = 3 - own;
        return taken;
    }

    /** The player whose turn it is passes. */
    public void pass() {
        int frame = open(NONE);
        history.ints[frame + TAKEN] = 0;
        history.ints[frame + TAKEN_BLOCKS] = 0;
        player = 3 - player;
    }

    /** Opens a frame that saves what every move changes, and forgets the ko. */
    private int open(int point) {
        int frame = history.push();
        history.ints[frame + POINT] = point;
        history.ints[frame + KO] = ko;
        history.ints[frame + PLAYER] = player;
        history.longs[history.longsOf(frame)] = stones.hash;
        ko = NONE;
        return frame;
    }

    /**
     * Takes the last move or pass back.
     *
     * @throws IllegalStateException if there is none
     */
    public void undo() {
        if (history.depth() == 0) {
            throw new IllegalStateException("there is no move to take back");
        }
        int frame = history.pop();
        int point = history.ints[frame + POINT];
        if (point != NONE) {
            stones.takeBack(point, 3 - player, history, frame);
        }
        ko = history.ints[frame + KO];
        player = history.ints[frame + PLAYER];
        stones.hash = history.longs[history.longsOf(frame)];
    }

    public Outline outline() {
        return outline;
    }

    public Rules rules() {
        return rules;
    }

    /** How many moves and passes can be taken back. */
    public int depth() {
        return history.depth();
    }

    /** The last move, {@link #NONE} if it was a pass or there was none. */
    public int lastMove() {
        return history.depth() == 0 ? NONE : history.ints[history.top() + POINT];
    }

    /** How many enemy stones the last move captured. */
    public int captured() {
        return history.depth() == 0 ? 0 : history.ints[history.top() + TAKEN];
    }

    /** Writes the stones that the last move captured to the buffer and returns how many they are. */
    public int capturedStones(int[] buffer) {
        if (history.depth() == 0) {
            return 0;
        }
        int frame = history.top();
        int found = 0;
        for (int i = 0; i < history.ints[frame + TAKEN_BLOCKS]; i++) {
            int start = history.ints[frame + TAKEN_STONE + i];
            int at = start;
            do {
                buffer[found++] = at;
                at = stones.ring[at];
            } while (at != start);
        }
        return found;
    }

    public Colour toMove() {
        return player == Colour.BLACK.code ? Colour.BLACK : Colour.WHITE;
    }

    /** Where the player to move may not retake, or {@link #NONE}. */
    public int ko() {
        return ko;
    }

    /** The stone on a point of the board, or null. */
    public @Nullable Colour at(int point) {
        int there = stone[point];
        return there == Colour.BLACK.code ? Colour.BLACK : there == Colour.WHITE.code ? Colour.WHITE : null;
    }

    public boolean isEmpty(int point) {
        return stone[point] == Stones.EMPTY;
    }

    /** The role of the stone there; one that was played is plain, also where another was captured. */
    public Role roleAt(int point) {
        return at(point) == null ? Role.PLAIN : Role.of(stones.role[point]);
    }

    /** Equal for equal stones, ko and player to move; roles do not count. */
    public long hash() {
        return stones.hash
                ^ (ko == NONE ? 0 : Zobrist.KO[ko])
                ^ (player == Colour.BLACK.code ? 0 : Zobrist.WHITE_TO_MOVE);
    }

    /** How many liberties the block of that stone has. */
    public int libertyCount(int point) {
        return blocks.count(block[point]);
    }

    /** Writes the liberties of the block of that stone to the buffer, in rising order, and returns how many they are. */
    public int libertiesOf(int point, int[] buffer) {
        return blocks.list(block[point], buffer);
    }

    /** Is the empty point {@code liberty} a liberty of the block of that stone? */
    public boolean isLiberty(int point, int liberty) {
        return blocks.has(block[point], liberty);
    }

    /** How many stones the block of that stone has. */
    public int size(int point) {
        return blocks.size(block[point]);
    }

    /** Writes the stones of the block of that stone to the buffer, in no order, and returns how many they are. */
    public int stonesOf(int point, int[] buffer) {
        return stones.list(point, buffer);
    }

    /** Do two stones belong to one block? */
    public boolean isOneBlock(int a, int b) {
        return stone[a] == stone[b] && block[a] == block[b];
    }

    /** Does the block of that stone hold a safe stone? */
    public boolean isSafe(int point) {
        return blocks.isSafe(block[point]);
    }

    /** Writes the legal moves of a player to the buffer, in rising order, and returns how many they are. */
    public int legalMoves(Colour colour, int[] buffer) {
        int found = 0;
        for (int point = 0; point < stone.length; point++) {
            if (isLegal(point, colour)) {
                buffer[found++] = point;
            }
        }
        return found;
    }

    /** What is on the board now. */
    public Position position() {
        return Position.of(outline, this::at, this::roleAt, toMove(), ko == NONE ? null : ko);
    }
}
