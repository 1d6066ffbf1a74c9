package tedomari.search;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tedomari.go.Colour;
import tedomari.go.Position;

/**
 * A race with the number of external ko threats that would change it.
 *
 * @param even the race when neither player has threats
 * @param black what Black needs for a better outcome, if any number of threats helps
 * @param white what White needs
 * @param nodes the positions of all searches together
 */
public record KoRace(RaceResult even, Optional<Need> black, Optional<Need> white, long nodes) {

    /**
     * The fewest threats with which a player does better.
     *
     * @param outcome unknown if a limit was reached with that many threats
     */
    public record Need(int threats, Outcome outcome) {}

    /** Solves the race with up to that many threats for either player. */
    public static KoRace of(RaceSolver solver, Position position, Colour first, int maxThreats) {
        try {
            return of(solver.search(position, first, Threats.NONE), maxThreats);
        } catch (Budget.Exhausted exhausted) {
            return new KoRace(RaceResult.unknown(exhausted.getMessage()), Optional.empty(), Optional.empty(), 0);
        }
    }

    private static KoRace of(RaceSearch search, int maxThreats) {
        Outcome even = search.outcome(Threats.NONE);
        // Without a ko in the whole search the proof of its outcome holds for all numbers of threats.
        boolean settled = !search.koMet() || even == Outcome.UNKNOWN;
        boolean cyclic = search.cyclic();
        Need black = settled ? null : need(search, maxThreats, even, Colour.BLACK);
        Need white = settled ? null : need(search, maxThreats, even, Colour.WHITE);
        RaceResult result = search.complete(Threats.NONE, even, cyclic);
        return new KoRace(result, Optional.ofNullable(black), Optional.ofNullable(white), search.nodes());
    }

    /** More threats never harm their owner: if the most of them do not help, no number does. */
    private static @Nullable Need need(RaceSearch search, int maxThreats, Outcome even, Colour colour) {
        if (even == Outcome.winOf(colour)) {
            return null;
        }
        Outcome best = search.outcome(Threats.of(colour, maxThreats));
        if (best == even) {
            return null;
        }
        for (int count = 1; count < maxThreats; count++) {
            Outcome outcome = search.outcome(Threats.of(colour, count));
            if (outcome != even) {
                return new Need(count, outcome);
            }
        }
        return new Need(maxThreats, best);
    }

    /** Does the outcome depend on ko threats? No, as long as that is unknown. */
    public boolean isKo() {
        return isKnown(black) || isKnown(white);
    }

    /** How the race stands for that player, who moved first. */
    public Status status(Colour first) {
        if (even.outcome() == Outcome.UNKNOWN) {
            return Status.UNKNOWN;
        }
        if (isKo()) {
            return Status.KO;
        }
        if (black.isPresent() || white.isPresent()) {
            return Status.UNKNOWN;
        }
        return switch (even.outcome().worthTo(first)) {
            case 1 -> Status.WIN;
            case 0 -> Status.SEKI;
            default -> Status.LOSS;
        };
    }

    private static boolean isKnown(Optional<Need> need) {
        return need.filter(some -> some.outcome() != Outcome.UNKNOWN).isPresent();
    }
}
