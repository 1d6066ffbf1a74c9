package tedomari.catalog;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Game;

/** Makes races of given cooled values. */
public final class Composer {

    private final Finder finder;

    public Composer(Finder finder) {
        this.finder = finder;
    }

    /**
     * A race whose total is the sum of the terms. Integers become plain liberties, every other term the smallest region of its
     * value or of its value plus an integer, which plain liberties make up for. Black owns terms with a positive mean.
     *
     * @throws CompositionException if there is no region for a term
     */
    public Composition compose(List<Game> terms) {
        List<Finding> black = new ArrayList<>();
        List<Finding> white = new ArrayList<>();
        int blackPlain = 0;
        int whitePlain = 0;
        for (Game term : terms) {
            boolean isWhite = term.mean().signum() < 0;
            Game own = isWhite ? term.negate() : term;
            int missing = 0;
            if (own.isInteger()) {
                missing = liberties(own);
            } else {
                Finding finding = region(own);
                missing = liberties(own.minus(value(finding)));
                (isWhite ? white : black).add(finding);
            }
            // What a region has too much of, the opponent gets.
            if (isWhite == missing > 0) {
                whitePlain += Math.abs(missing);
            } else {
                blackPlain += Math.abs(missing);
            }
        }
        // A block without liberties is none.
        int least = black.isEmpty() && blackPlain == 0 || white.isEmpty() && whitePlain == 0 ? 1 : 0;
        return new Composition(black, white, blackPlain + least, whitePlain + least);
    }

    private static int liberties(Game integer) {
        Dyadic number = integer.number();
        if (!number.isInt()) {
            throw new CompositionException("no board has " + number + " liberties");
        }
        return number.intValue();
    }

    private Finding region(Game value) {
        Optional<Finder.Answer> found = finder.known(Query.like(value));
        return found.orElseThrow(() -> new CompositionException("no region worth " + Finding.text(value)
                        + ", with or without plain liberties, is known; 'find' searches for one"))
                .finding();
    }

    private static Game value(Finding finding) {
        return finding.sketch().region().value().cooled();
    }
}
