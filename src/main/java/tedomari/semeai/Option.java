package tedomari.semeai;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tedomari.cgt.Game;

/** A move in a part, as one of the options of its player. */
final class Option {

    private final Play.Move move;
    private final Function<Part, Node> nodes;
    private final int liberties;
    private @Nullable List<Node> parts;
    private @Nullable Game @Nullable [] sums;

    Option(Play.Move move, Function<Part, Node> nodes) {
        this.move = move;
        this.nodes = nodes;
        this.liberties = move.parts().stream()
                .mapToInt(part -> Long.bitCount(part.liberties()))
                .sum();
    }

    /**
     * The essential block is known to be alive after it: it reached a safe friend, or it has an eye and a liberty elsewhere,
     * or two eyes. (Wherever the last liberty falls, it falls outside of one of two eyes.)
     */
    boolean lives(LastLiberty last) {
        if (move.escapes() || isTheEnd(last) || move.parts().size() == 1) {
            return move.escapes();
        }
        int eyes = 0;
        for (Node part : parts()) {
            eyes += part.isEye(last) ? 1 : 0;
        }
        return eyes >= (last.isHere() ? 2 : 1);
    }

    /** An attacker's stone without liberties is legal only if the block has no liberty left anywhere. */
    boolean isLegal(LastLiberty last) {
        return last.isHere() || !move.isSuicide();
    }

    /** The block has nothing left here after it, so the value is 0. */
    boolean isTheEnd(LastLiberty last) {
        return last.isHere() && move.takesLastLiberty() || move.parts().isEmpty() && !move.escapes();
    }

    /** How many liberties the block has in all parts together. */
    int liberties() {
        return liberties;
    }

    /** It leaves one part, or ends the play there. */
    boolean isWhole(LastLiberty last) {
        return isTheEnd(last) || lives(last) || move.parts().size() == 1;
    }

    /** The parts that it leaves. */
    List<Node> parts() {
        List<Node> known = parts;
        if (known == null) {
            known = new ArrayList<>(move.parts().size());
            for (Part part : move.parts()) {
                known.add(nodes.apply(part));
            }
            parts = known;
        }
        return known;
    }

    /** The value of several parts together, once it was computed. */
    @Nullable
    Game sum(LastLiberty last) {
        return sums == null ? null : sums[last.ordinal()];
    }

    void setSum(LastLiberty last, Game sum) {
        if (sums == null) {
            sums = new Game[LastLiberty.COUNT];
        }
        sums[last.ordinal()] = sum;
    }
}
