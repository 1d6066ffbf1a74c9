package tedomari.cgt;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import tedomari.verify.NaiveGame;

/** Every form has one canonical form, and that is the simplest of its value. */
@PropertyDefaults(tries = 2000, edgeCases = EdgeCasesMode.NONE)
final class CanonicalFormProperties {

    @Property
    void theCanonicalFormHasTheValueOfTheRawForm(@ForAll(supplier = Games.Form.class) NaiveGame form) {
        assertTrue(NaiveGame.of(form.toGame()).isEqualTo(form));
    }

    @Property
    void theCanonicalFormIsUnique(
            @ForAll(supplier = Games.Form.class) NaiveGame form, @ForAll(supplier = Games.Form.class) NaiveGame other) {
        assertTrue((form.toGame() == other.toGame()) == form.isEqualTo(other));
    }

    @Property
    void noOptionIsDominated(@ForAll(supplier = Games.Form.class) NaiveGame form) {
        NaiveGame canonical = NaiveGame.of(form.toGame());
        for (List<NaiveGame> side : List.of(canonical.left(), canonical.right())) {
            for (int i = 0; i < side.size(); i++) {
                for (int j = 0; j < side.size(); j++) {
                    assertTrue(i == j || !side.get(i).leq(side.get(j)));
                }
            }
        }
    }

    @Property
    void noOptionIsReversible(@ForAll(supplier = Games.Form.class) NaiveGame form) {
        NaiveGame canonical = NaiveGame.of(form.toGame());
        for (NaiveGame option : canonical.left()) {
            option.right().forEach(reply -> assertFalse(reply.leq(canonical)));
        }
        for (NaiveGame option : canonical.right()) {
            option.left().forEach(reply -> assertFalse(canonical.leq(reply)));
        }
    }

    @Property
    void aCanonicalFormIsItsOwnCanonicalForm(@ForAll(supplier = Games.Small.class) Game g) {
        assertSame(g, Game.of(g.left(), g.right()));
        assertSame(g, NaiveGame.of(g).toGame());
    }

    @Property
    void theOrderInWhichOptionsAreGivenDoesNotMatter(@ForAll(supplier = Games.Small.class) Game g) {
        assertSame(g, Game.of(reversed(g.left()), reversed(g.right())));
    }

    private static List<Game> reversed(List<Game> options) {
        List<Game> backwards = new ArrayList<>();
        options.forEach(option -> backwards.add(0, option));
        return backwards;
    }

    /** The gift horse principle: an option that is no better than the game itself changes nothing. */
    @Property
    void aGiftHorseMayBeAccepted(
            @ForAll(supplier = Games.Small.class) Game g, @ForAll(supplier = Games.Small.class) Game gift) {
        List<Game> left = new ArrayList<>(g.left());
        List<Game> right = new ArrayList<>(g.right());
        if (!g.leq(gift)) {
            left.add(gift);
        }
        if (!gift.leq(g)) {
            right.add(gift);
        }
        assertSame(g, Game.of(left, right));
    }

    @Property
    void theNegativeHasTheNegativesAsOptions(@ForAll(supplier = Games.Small.class) Game g) {
        Game mirrored = Game.of(
                g.right().stream().map(Game::negate).toList(),
                g.left().stream().map(Game::negate).toList());
        assertSame(mirrored, g.negate());
    }
}
