package tedomari.cgt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;

/** Play over the components decides a sum as its canonical form does. */
@PropertyDefaults(tries = 1000, edgeCases = EdgeCasesMode.NONE)
final class SumProperties {

    @Property
    void theOutcomeIsThatOfTheCanonicalSum(@ForAll(supplier = Games.Components.class) List<Game> components) {
        assertEquals(total(components).outcome(), Sum.of(components).outcome());
    }

    @Property
    void theRelationIsThatOfTheCanonicalSum(
            @ForAll(supplier = Games.Components.class) List<Game> components,
            @ForAll(supplier = Games.Small.class) Game other) {
        assertEquals(total(components).relationTo(other), Sum.of(components).relationTo(other));
    }

    @Property
    void aSumIsEqualToItsCanonicalForm(@ForAll(supplier = Games.Components.class) List<Game> components) {
        assertEquals(Relation.EQUAL, Sum.of(components).relationTo(total(components)));
    }

    /** Components that add up to zero without any two of them cancelling, and a number beside them. */
    @Property
    void aHiddenZeroIsSeen(
            @ForAll(supplier = Games.Small.class) Game g,
            @ForAll(supplier = Games.Small.class) Game h,
            @ForAll(supplier = Games.Number.class) Game x) {
        List<Game> components = List.of(g, x, h, g.plus(h).negate());
        assertEquals(x.outcome(), Sum.of(components).outcome());
    }

    @Property
    void theWinningMovesAreThoseOfTheCanonicalSum(@ForAll(supplier = Games.Components.class) List<Game> components) {
        for (Player player : Player.values()) {
            List<Sum.Move> moves = Sum.of(components).winningMoves(player);
            assertEquals(winningMoves(components, player), Set.copyOf(moves));
            assertEquals(moves.size(), Set.copyOf(moves).size());
        }
    }

    @Property
    void thereIsAWinningMoveExactlyIfTheFirstPlayerWins(
            @ForAll(supplier = Games.Components.class) List<Game> components) {
        Sum sum = Sum.of(components);
        Outcome outcome = sum.outcome();
        assertEquals(
                outcome == Outcome.L || outcome == Outcome.N,
                !sum.winningMoves(Player.LEFT).isEmpty());
        assertEquals(
                outcome == Outcome.R || outcome == Outcome.N,
                !sum.winningMoves(Player.RIGHT).isEmpty());
    }

    @Property
    void theOrderOfTheComponentsDoesNotMatter(@ForAll(supplier = Games.Components.class) List<Game> components) {
        List<Game> backwards = new ArrayList<>();
        components.forEach(component -> backwards.add(0, component));
        assertEquals(Sum.of(components).outcome(), Sum.of(backwards).outcome());
    }

    private static Game total(List<Game> components) {
        return components.stream().reduce(Values.ZERO, Game::plus);
    }

    private static Set<Sum.Move> winningMoves(List<Game> components, Player player) {
        List<Sum.Move> moves = new ArrayList<>();
        for (int i = 0; i < components.size(); i++) {
            for (Game option : components.get(i).options(player)) {
                Game after = total(components).minus(components.get(i)).plus(option);
                if (player == Player.LEFT ? Values.ZERO.leq(after) : after.leq(Values.ZERO)) {
                    moves.add(new Sum.Move(i, option));
                }
            }
        }
        return Set.copyOf(moves);
    }
}
