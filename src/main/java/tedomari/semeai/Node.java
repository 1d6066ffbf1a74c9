package tedomari.semeai;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tedomari.cgt.Game;

/** A part in the course of its evaluation: its options, and what is known of its value so far. */
final class Node {

    private final Part part;
    private final Play play;
    private final Function<Part, Node> nodes;
    private final Stops here;
    private final Stops elsewhere;
    private @Nullable Options defences;
    private @Nullable Options attacks;
    private @Nullable Game valueHere;
    private @Nullable Game valueElsewhere;

    /** @param nodes the nodes of other parts */
    Node(Part part, Play play, Function<Part, Node> nodes) {
        this.part = part;
        this.play = play;
        this.nodes = nodes;
        this.here = new Stops(Long.bitCount(part.liberties()));
        this.elsewhere = new Stops(part.isSmallEye() ? StopSearch.FAR + 1 : Long.bitCount(part.liberties()));
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
    boolean isEye() {
        return elsewhere.leastRight() > StopSearch.FAR;
    }

    Stops stops(LastLiberty last) {
        return last == LastLiberty.HERE ? here : elsewhere;
    }

    /** The value, once it was computed. */
    @Nullable
    Game value(LastLiberty last) {
        return last == LastLiberty.HERE ? valueHere : valueElsewhere;
    }

    void setValue(LastLiberty last, Game value) {
        if (last == LastLiberty.HERE) {
            valueHere = value;
        } else {
            valueElsewhere = value;
        }
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
