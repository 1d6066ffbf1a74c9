package tedomari.search.life;

import org.jspecify.annotations.Nullable;

/** A position on the path of a {@link KillSearch}, and what is known of the positions after its moves. */
final class PathNode {

    /** Larger than every number of an undecided position. */
    static final int INFINITE = 1 << 28;

    /** A failure that rests on nothing. */
    static final int FREE = Integer.MAX_VALUE;

    private static final int MOST = ClosedArea.MAX_POINTS + 2;

    @Nullable
    LifePosition position;
    /** The move that is being searched takes stones. */
    boolean captures;

    int count;
    final int[] moves = new int[MOST];
    final LifePosition[] next = new LifePosition[MOST];
    /** The numbers of the player to move: how hard each move looks to be proven a win of his. */
    final int[] own = new int[MOST];

    /** How hard each move looks to be refuted. */
    final int[] other = new int[MOST];

    final int[] rests = new int[MOST];

    /** The most promising move, and the number of the next best one. */
    int best;

    int second;
    /** How many moves are not refuted. */
    int open;
    /** The numbers of the position, from those of its moves. */
    int least;

    int most;

    void begin(LifePosition at) {
        position = at;
        count = 0;
    }

    void add(int move, LifePosition after, int ownNumber, int otherNumber, int rest) {
        moves[count] = move;
        next[count] = after;
        own[count] = ownNumber;
        other[count] = otherNumber;
        rests[count++] = rest;
    }

    /**
     * Seen from the player to move: to win is as hard as by his easiest move; to refute him as hard as his hardest move, and one
     * more for each other one.
     */
    void summarise() {
        least = INFINITE;
        second = INFINITE;
        best = -1;
        open = 0;
        int hardest = 0;
        for (int i = 0; i < count; i++) {
            boolean wins = own[i] == 0 && least == 0 && rests[i] > rests[best];
            if (own[i] < least || wins) {
                second = least;
                least = own[i];
                best = i;
            } else {
                second = Math.min(second, own[i]);
            }
            if (other[i] > 0) {
                hardest = Math.max(hardest, other[i]);
                open++;
            }
        }
        most = open == 0 ? 0 : least == 0 ? INFINITE : Math.min(INFINITE - 1, hardest + open - 1);
    }

    /** The lowest ply that one of the results rests on. */
    int lowestRest() {
        int lowest = FREE;
        for (int i = 0; i < count; i++) {
            lowest = Math.min(lowest, rests[i]);
        }
        return lowest;
    }
}
