package tedomari.catalog;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Game;
import tedomari.cgt.Values;

/** Makes races of given cooled values. */
public final class Composer {

    private final Finder finder;

    public Composer(Finder finder) {
        this.finder = finder;
    }

    /**
     * A race whose total is the sum of the terms. Integers become plain liberties, every other term a region of its value, or
     * of its value plus an integer that plain liberties make up for. Black owns terms with a positive mean.
     *
     * @throws CompositionException if there is no region for a term
     */
    public Composition compose(List<Game> terms) {
        List<Finding> black = new ArrayList<>();
        List<Finding> white = new ArrayList<>();
        Game rest = Values.ZERO;
        for (Game term : terms) {
            if (term.isInteger()) {
                rest = rest.plus(term);
                continue;
            }
            boolean isWhite = term.mean().signum() < 0;
            Game own = isWhite ? term.negate() : term;
            Finding finding = region(own);
            Game missing = own.minus(value(finding));
            rest = isWhite ? rest.minus(missing) : rest.plus(missing);
            (isWhite ? white : black).add(finding);
        }
        Dyadic lead = rest.number();
        int blackPlain = lead.signum() > 0 ? lead.intValue() : 0;
        int whitePlain = lead.signum() < 0 ? -lead.intValue() : 0;
        // A block without liberties is none.
        int least = black.isEmpty() && blackPlain == 0 || white.isEmpty() && whitePlain == 0 ? 1 : 0;
        return new Composition(black, white, blackPlain + least, whitePlain + least);
    }

    private Finding region(Game value) {
        Optional<Finder.Answer> found = finder.known(Query.cooled(value));
        if (found.isEmpty()) {
            found = finder.known(Query.like(value));
        }
        return found.orElseThrow(() -> new CompositionException("no region worth " + Finding.text(value)
                        + ", with or without plain liberties, is known; 'find' searches for one"))
                .finding();
    }

    private static Game value(Finding finding) {
        return finding.sketch().region().value().cooled();
    }
}
