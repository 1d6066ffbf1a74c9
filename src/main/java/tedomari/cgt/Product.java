package tedomari.cgt;

import java.math.BigInteger;
import java.util.List;

/** Products of games. None of them respects equality in both operands; each is taken of canonical forms. */
public final class Product {

    private static final Cache<Game, Game, Game> NORTON = new Cache<>("Norton products");
    private static final Cache<Game, Game, Game> CONWAY = new Cache<>("Conway products");

    private Product() {}

    /** {@code n} copies of {@code g}, by doubling; n is an integer. */
    public static Game multiple(Dyadic n, Game g) {
        if (!n.isInteger()) {
            throw new GameException("a multiple needs an integer, but " + n + " is none");
        }
        if (g instanceof NumberUpStar part) {
            return multiple(n, part);
        }
        BigInteger count = n.numerator().abs();
        Game power = n.signum() < 0 ? g.negate() : g;
        Game sum = Values.ZERO;
        for (int bit = 0; bit < count.bitLength(); bit++) {
            if (bit > 0) {
                power = power.plus(power);
            }
            if (count.testBit(bit)) {
                sum = sum.plus(power);
            }
        }
        return sum;
    }

    private static Game multiple(Dyadic n, NumberUpStar part) {
        Dyadic ups = n.times(Dyadic.of(part.ups));
        if (!ups.isInt()) {
            throw new GameException(ups + " ups are too many");
        }
        boolean odd = n.numerator().testBit(0);
        return NumberUpStar.of(n.times(part.number), ups.intValue(), odd ? part.nimber : 0);
    }

    /**
     * Norton's product {@code g·u}: n copies of u for an integer g, else
     * {@code {gL·u + (u + d) | gR·u − (u + d)}} over the incentives d of u (Berlekamp, Conway and Guy 2001, chapter 8).
     */
    public static Game norton(Game g, Game u) {
        if (g.isInteger()) {
            return multiple(g.number(), u);
        }
        Game known = NORTON.get(g, u);
        if (known == null) {
            List<Game> steps = Incentives.of(u).stream().map(u::plus).toList();
            known = CanonicalForm.of(
                    stepped(g.leftArray(), u, steps),
                    stepped(g.rightArray(), u, steps.stream().map(Game::negate).toList()));
            NORTON.put(g, u, known);
        }
        return known;
    }

    private static Game[] stepped(Game[] options, Game u, List<Game> steps) {
        Game.checkpoint();
        Game[] products = new Game[options.length * steps.size()];
        int i = 0;
        for (Game option : options) {
            Game product = norton(option, u);
            for (Game step : steps) {
                products[i++] = product.plus(step);
            }
        }
        return products;
    }

    /** Conway's product: {@code {gL·h + g·hL − gL·hL, gR·h + g·hR − gR·hR | gL·h + g·hR − gL·hR, gR·h + g·hL − gR·hL}}. */
    public static Game conway(Game g, Game h) {
        if (g instanceof NumberUpStar a && h instanceof NumberUpStar b && a.isNimber() && b.isNimber()) {
            return Game.nimber(NimProduct.of(a.nimber, b.nimber));
        }
        if (g.isInteger()) {
            return multiple(g.number(), h);
        }
        if (h.isInteger()) {
            return multiple(h.number(), g);
        }
        if (g.isNumber() && h.isNumber()) {
            return Game.of(g.number().times(h.number()));
        }
        Game known = CONWAY.get(g, h);
        if (known == null) {
            Game.checkpoint();
            Game[] left = new Game[pairs(g.leftArray(), h.leftArray()) + pairs(g.rightArray(), h.rightArray())];
            cross(g, g.rightArray(), h, h.rightArray(), left, cross(g, g.leftArray(), h, h.leftArray(), left, 0));
            Game[] right = new Game[pairs(g.leftArray(), h.rightArray()) + pairs(g.rightArray(), h.leftArray())];
            cross(g, g.rightArray(), h, h.leftArray(), right, cross(g, g.leftArray(), h, h.rightArray(), right, 0));
            known = CanonicalForm.of(left, right);
            CONWAY.put(g, h, known);
        }
        return known;
    }

    private static int pairs(Game[] inG, Game[] inH) {
        return inG.length * inH.length;
    }

    /** Writes {@code g'·h + g·h' − g'·h'} for all options g' and h' given; answers the next free index. */
    private static int cross(Game g, Game[] inG, Game h, Game[] inH, Game[] into, int from) {
        int i = from;
        for (Game a : inG) {
            Game fixed = conway(a, h);
            for (Game b : inH) {
                into[i++] = fixed.plus(conway(g, b)).minus(conway(a, b));
            }
        }
        return i;
    }
}
