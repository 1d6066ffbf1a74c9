package tedomari.eyes;

/** A move inside an eye and where it leads; one object serves for all moves of a thread. */
final class Move {

    /** What a move is, apart from its result. */
    enum Kind {
        /** Not to be played, whatever liberties the wall has. */
        ILLEGAL,
        PLAIN,
        /** It leaves the wall without a liberty inside: without any outside, Black takes the wall so and White may not move so. */
        BARES,
        /** Suicide of Black, but for taking the wall. */
        TAKES_ONLY
    }

    private final Ground ground;
    int white;
    int black;

    /** The one stone that was captured and may not be retaken at once, or −1. */
    int ko;

    Move(Ground ground) {
        this.ground = ground;
    }

    /** Black plays on an empty point. */
    Kind black(int oldWhite, int oldBlack, int point) {
        Ground g = ground;
        int stone = 1 << point;
        int occupied = oldWhite | oldBlack | stone;
        int captured = 0;
        for (int rest = g.neighbours(point) & oldWhite & ~g.attached[oldWhite]; rest != 0; ) {
            int chain = g.chain(oldWhite, Integer.numberOfTrailingZeros(rest));
            rest &= ~chain;
            if ((g.beside[chain] & ~occupied) == 0) {
                captured |= chain;
            }
        }
        black = oldBlack | stone;
        white = oldWhite & ~captured;
        ko = -1;
        int chain = g.chain(black, point);
        int breath = g.beside[chain] & ~(black | white);
        boolean bares = g.wallLiberties(white, black) == 0;
        if (breath == 0) {
            return bares ? Kind.TAKES_ONLY : Kind.ILLEGAL;
        }
        banAfter(captured, chain == stone, breath);
        return bares ? Kind.BARES : Kind.PLAIN;
    }

    /** White plays on an empty point. */
    Kind white(int oldWhite, int oldBlack, int point) {
        Ground g = ground;
        int stone = 1 << point;
        int occupied = oldWhite | oldBlack | stone;
        int captured = 0;
        for (int rest = g.neighbours(point) & oldBlack; rest != 0; ) {
            int chain = g.chain(oldBlack, Integer.numberOfTrailingZeros(rest));
            rest &= ~chain;
            if ((g.beside[chain] & ~occupied) == 0) {
                captured |= chain;
            }
        }
        white = oldWhite | stone;
        black = oldBlack & ~captured;
        ko = -1;
        int chain = g.chain(white, point);
        if ((chain & g.wall) != 0) {
            return g.wallLiberties(white, black) == 0 ? Kind.BARES : Kind.PLAIN;
        }
        int breath = g.beside[chain] & ~(black | white);
        if (breath == 0) {
            return Kind.ILLEGAL;
        }
        banAfter(captured, chain == stone, breath);
        return Kind.PLAIN;
    }

    /** Exactly one stone was captured, by a single stone whose only liberty is the captured point. */
    private void banAfter(int captured, boolean alone, int breath) {
        if (captured != 0 && (captured & captured - 1) == 0 && alone && breath == captured) {
            ko = Integer.numberOfTrailingZeros(captured);
        }
    }
}
