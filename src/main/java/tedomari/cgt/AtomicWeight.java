package tedomari.cgt;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The atomic weight of an infinitesimal: the game w for which g and {@code w·↑} cannot be told apart in the company of a
 * remote star (Berlekamp, Conway and Guy 2001, chapter 8; Siegel 2013, §II.7).
 */
public final class AtomicWeight {

    private AtomicWeight() {}

    /**
     * The atomic weight of {@code g}.
     *
     * @throws GameException if it has none
     */
    public static Game of(Game g) {
        return find(g).orElseThrow(
                        () -> new GameException("That game is not atomic" + (Uptimal.of(g) == null ? "." : ": " + g)));
    }

    public static boolean exists(Game g) {
        return find(g).isPresent();
    }

    private static Optional<Game> find(Game g) {
        if (!g.isInfinitesimal()) {
            return Optional.empty();
        }
        int farStar = new FarStar().apply(g);
        Game weight = new Candidate(farStar).apply(g);
        return g.isAllSmall() || isWeight(weight, g, farStar) ? Optional.of(weight) : Optional.empty();
    }

    /**
     * Whether {@code g − w·↑} lies between {@code ±(↑* + *N:−1)}, N far: what of weight zero stays there. An all-small game
     * needs no such test.
     */
    private static boolean isWeight(Game weight, Game g, int farStar) {
        Game difference = g.minus(Product.norton(weight, Values.UP));
        int powerOfTwo = Math.max(2, Integer.highestOneBit(2 * farStar - 1));
        Game kite = OrdinalSum.of(Game.nimber(powerOfTwo), Game.of(-1));
        Game bound = NumberUpStar.of(Dyadic.ZERO, 1, 1).plus(kite);
        return difference.leq(bound) && bound.negate().leq(difference);
    }

    /** A heap larger than any nimber among the followers. */
    private static final class FarStar extends Recursion<Integer> {
        @Override
        Integer step(Game game) {
            if (game instanceof NumberUpStar part) {
                return (part.ups == 0 ? part.nimber : part.nimber | 1) + 1;
            }
            return Math.max(largest(game.leftArray()), largest(game.rightArray()));
        }

        private int largest(Game[] options) {
            int largest = 1;
            for (Game option : options) {
                largest = Math.max(largest, apply(option));
            }
            return largest;
        }
    }

    /**
     * {@code {w(gL) − 2 | w(gR) + 2}}, unless that is an integer and g is comparable with the far star: then the integer
     * nearest to the player who is ahead that all options admit.
     */
    private static final class Candidate extends Recursion<Game> {
        private static final Game TWO = Game.of(2);
        private final Game farStar;

        Candidate(int farStar) {
            this.farStar = Game.nimber(farStar);
        }

        @Override
        Game step(Game game) {
            if (game instanceof NumberUpStar part) {
                return Game.of(part.ups);
            }
            Game[] left = mapped(game.leftArray(), this, TWO.negate());
            Game[] right = mapped(game.rightArray(), this, TWO);
            Game weight = CanonicalForm.of(left.clone(), right.clone());
            if (weight.isInteger()) {
                Relation toStar = game.relationTo(farStar);
                if (toStar == Relation.GREATER) {
                    return largestBelow(right);
                }
                if (toStar == Relation.LESS) {
                    return largestBelow(negated(left)).negate();
                }
            }
            return weight;
        }

        /** The largest integer that is less than or confused with every one of the games. */
        private static Game largestBelow(Game[] games) {
            @Nullable Dyadic least = null;
            for (Game game : games) {
                Dyadic floor = game.leftStop.floor();
                Dyadic admitted = game.leq(Game.of(floor)) ? floor.minus(Dyadic.ONE) : floor;
                least = least == null ? admitted : least.min(admitted);
            }
            if (least == null) {
                throw new IllegalStateException("a game without options is a number");
            }
            return Game.of(least);
        }

        private static Game[] negated(Game[] games) {
            Game[] negatives = new Game[games.length];
            for (int i = 0; i < games.length; i++) {
                negatives[i] = games[i].negate();
            }
            return negatives;
        }
    }
}
