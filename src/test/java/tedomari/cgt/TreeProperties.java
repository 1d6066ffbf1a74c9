package tedomari.cgt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import tedomari.verify.NaiveGame;

/** What can be read off the tree of a canonical form, counted by hand. */
@PropertyDefaults(tries = 1000, edgeCases = EdgeCasesMode.NONE)
final class TreeProperties {

    @Property
    void theFollowersAreAllThatMovesReach(
            @ForAll(supplier = Games.Small.class) Game g, @ForAll(supplier = Games.Small.class) Game h) {
        Game sum = g.plus(h);
        Set<Game> reached = new HashSet<>();
        reach(sum, reached);
        assertEquals(reached, new HashSet<>(Followers.of(sum)));
        assertEquals(BigInteger.valueOf(reached.size()), Followers.count(sum));
    }

    private static void reach(Game game, Set<Game> reached) {
        if (reached.add(game)) {
            game.left().forEach(option -> reach(option, reached));
            game.right().forEach(option -> reach(option, reached));
        }
    }

    @Property
    void theBirthdayIsTheHeightOfTheTree(@ForAll(supplier = Games.Small.class) Game g) {
        assertEquals(Dyadic.of(NaiveGame.of(g).height()), g.birthday());
    }

    @Property
    void noFormIsLowerThanTheBirthday(@ForAll(supplier = Games.Form.class) NaiveGame form) {
        assertTrue(form.toGame().birthday().compareTo(Dyadic.of(form.height())) <= 0);
    }

    @Property
    void theStopsAreCountedAtTheEndsOfTheTree(@ForAll(supplier = Games.Small.class) Game g) {
        assertEquals(stops(g), StopCount.of(g));
    }

    private static BigInteger stops(Game game) {
        if (game.isNumber()) {
            return BigInteger.ONE;
        }
        BigInteger sum = BigInteger.ZERO;
        for (Player player : Player.values()) {
            for (Game option : game.options(player)) {
                sum = sum.add(stops(option));
            }
        }
        return sum;
    }

    @Property
    void aGameIsAllSmallIfAllItsFollowersLetBothMove(@ForAll(supplier = Games.Small.class) Game g) {
        boolean bothOrNeither = Followers.of(g).stream()
                .allMatch(follower ->
                        follower.left().isEmpty() == follower.right().isEmpty());
        assertEquals(bothOrNeither, g.isAllSmall());
    }

    @Property
    void theLeftIncentivesAreTheBestGains(@ForAll(supplier = Games.Small.class) Game g) {
        List<Game> gains = g.left().stream().map(option -> option.minus(g)).toList();
        assertEquals(best(gains), Set.copyOf(Incentives.left(g)));
        assertEquals(Set.copyOf(Incentives.left(g.negate())), Set.copyOf(Incentives.right(g)));
    }

    @Property
    void theIncentivesAreTheBestGainsOfBoth(@ForAll(supplier = Games.Small.class) Game g) {
        List<Game> gains =
                new ArrayList<>(g.left().stream().map(option -> option.minus(g)).toList());
        gains.addAll(g.right().stream().map(g::minus).toList());
        assertEquals(best(gains), Set.copyOf(Incentives.of(g)));
        gains.forEach(gain -> assertFalse(Values.ZERO.leq(gain)));
    }

    private static Set<Game> best(List<Game> games) {
        Set<Game> best = new HashSet<>(games);
        best.removeIf(game -> games.stream().anyMatch(other -> other != game && game.leq(other)));
        return best;
    }

    @Property
    void aSensibleOptionReachesTheStop(@ForAll(supplier = Games.Small.class) Game g) {
        List<Game> left = SensibleOptions.left(g);
        List<Game> right = SensibleOptions.right(g);
        assertEquals(g.isNumber(), left.isEmpty());
        assertEquals(g.isNumber(), right.isEmpty());
        left.forEach(option -> assertEquals(g.leftStop(), option.rightStop()));
        right.forEach(option -> assertEquals(g.rightStop(), option.leftStop()));
        assertTrue(g.left().containsAll(left));
        assertTrue(g.right().containsAll(right));
    }
}
