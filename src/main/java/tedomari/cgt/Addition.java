package tedomari.cgt;

/** Sums of games. */
final class Addition {

    private static final Cache<Game, Game, Game> KNOWN = new Cache<>("sums");

    private Addition() {}

    static Game plus(Game g, Game h) {
        if (g instanceof NumberUpStar a && h instanceof NumberUpStar b) {
            return a.plus(b);
        }
        // One entry serves both orders, and a number stands second.
        boolean swap = g.isNumber() || !h.isNumber() && g.serial > h.serial;
        Game first = swap ? h : g;
        Game second = swap ? g : h;
        if (second == Values.ZERO) {
            return first;
        }
        if (first.hasNegative(second)) {
            return Values.ZERO;
        }
        Game known = KNOWN.get(first, second);
        if (known == null) {
            known = second.isNumber() ? ((Braces) first).translate((NumberUpStar) second) : byMoves(first, second);
            KNOWN.put(first, second, known);
        }
        return known;
    }

    /** {@code {gL + h, g + hL | gR + h, g + hR}}. */
    private static Game byMoves(Game g, Game h) {
        Game.checkpoint();
        Game[] left = moves(g, h, g.leftArray(), h.leftArray());
        Game[] right = moves(g, h, g.rightArray(), h.rightArray());
        return CanonicalForm.ofSum(left, g.leftArray().length, right, g.rightArray().length);
    }

    private static Game[] moves(Game g, Game h, Game[] inG, Game[] inH) {
        Game[] sums = new Game[inG.length + inH.length];
        for (int i = 0; i < inG.length; i++) {
            sums[i] = plus(inG[i], h);
        }
        for (int i = 0; i < inH.length; i++) {
            sums[inG.length + i] = plus(g, inH[i]);
        }
        return sums;
    }
}
