package tedomari.semeai;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tedomari.cgt.Game;
import tedomari.cgt.Values;

/** A part in the course of its evaluation: its options, and what is known of its value so far. */
final class Node {

    private final Part part;
    private final Play play;
    private final Function<Part, Node> nodes;
    private final @Nullable Stops[] stops = new Stops[LastLiberty.COUNT];
    private final @Nullable Game[] values = new Game[LastLiberty.COUNT];
    private @Nullable Options defences;
    private @Nullable Options attacks;

    /** @param nodes the nodes of other parts */
    Node(Part part, Play play, Function<Part, Node> nodes) {
        this.part = part;
        this.play = play;
        this.nodes = nodes;
    }

    int size() {
        return Long.bitCount(part.points());
    }

    boolean hasLiberties() {
        return part.liberties() != 0;
    }

    /** The attacker reaches few points from outside, so what the defender makes of the part is the first question. */
    boolean isSheltered() {
        return 2 * Long.bitCount(part.bySafe()) < size();
    }

    Options defences() {
        Options known = defences;
        if (known == null) {
            known = new Options(part, play::defend, nodes);
            defences = known;
        }
        return known;
    }

    Options attacks() {
        Options known = attacks;
        if (known == null) {
            known = new Options(part, play::attack, nodes);
            attacks = known;
        }
        return known;
    }

    /** The block is known to live here as long as it has a liberty elsewhere. */
    boolean isEye(LastLiberty last) {
        return stops(last.elsewhere()).leastRight() > StopSearch.FAR;
    }

    /** The block has no liberty here, and what it may win all the same does not count. */
    private boolean isHopeless(LastLiberty last) {
        return !last.withHopes() && !hasLiberties();
    }

    Stops stops(LastLiberty last) {
        Stops known = stops[last.ordinal()];
        if (known == null) {
            boolean isEye = !last.isHere() && part.isSmallEye();
            known = isHopeless(last)
                    ? Stops.at(0)
                    : new Stops(isEye ? StopSearch.FAR + 1 : Long.bitCount(part.liberties()));
            stops[last.ordinal()] = known;
        }
        return known;
    }

    /** The value, once it was computed. */
    @Nullable
    Game value(LastLiberty last) {
        return isHopeless(last) ? Values.ZERO : values[last.ordinal()];
    }

    void setValue(LastLiberty last, Game value) {
        values[last.ordinal()] = value;
    }

    /** What is known of the stops of a part. Both are small or {@link StopSearch#FAR}: they fit. */
    static final class Stops {
        private short leastLeft;
        private short mostLeft = Short.MAX_VALUE;
        private short leastRight;
        private short mostRight = Short.MAX_VALUE;

        /** @param least what both stops are at least */
        Stops(int least) {
            leastLeft = (short) least;
            leastRight = (short) least;
        }

        /** Both stops are known. */
        static Stops at(int stop) {
            Stops stops = new Stops(stop);
            stops.setLeft(stop, true);
            stops.setRight(stop, true);
            return stops;
        }

        int leastLeft() {
            return leastLeft;
        }

        int leastRight() {
            return leastRight;
        }

        boolean isLeftOpen(int k) {
            return leastLeft <= k && k < mostLeft;
        }

        boolean isRightOpen(int k) {
            return leastRight <= k && k < mostRight;
        }

        void setLeft(int k, boolean isAtMost) {
            if (isAtMost) {
                mostLeft = (short) k;
            } else {
                leastLeft = (short) (k + 1);
            }
        }

        /** The right stop is never above the left one. */
        void setRight(int k, boolean isAtMost) {
            if (isAtMost) {
                mostRight = (short) k;
            } else {
                leastRight = (short) (k + 1);
                leastLeft = (short) Math.max(leastLeft, leastRight);
            }
        }
    }
}
