package tedomari.verify;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tedomari.go.Colour;
import tedomari.go.Position;
import tedomari.search.KoRace;
import tedomari.search.Limits;
import tedomari.search.Outcome;
import tedomari.search.RaceSolver;
import tedomari.search.Shortcut;
import tedomari.search.Threats;

/** Small wild races: the outcome, and who needs how many ko threats to change it, against brute force with each number of threats. */
final class KoTrials implements Trials {

    private static final int EMPTIES = 4;
    private static final int MOST_THREATS = 2;
    private static final long NODES = 3_000;

    /** Moves on points that do not touch the race can break a repetition, so they belong to what brute force plays out. */
    private final RaceSolver solver =
            RaceSolver.of(Limits.ofNodes(1_000_000)).with(EnumSet.complementOf(EnumSet.of(Shortcut.DAME)));

    private record Case(Position position, Colour first) {
        /** With a stone less, or one in an empty place. */
        Stream<Case> smaller() {
            return position.empties().stream()
                    .mapToObj(point -> point)
                    .flatMap(point ->
                            Stream.of(Colour.values()).map(colour -> new Case(position.with(point, colour), first)))
                    .filter(some -> SmallRaces.isRace(some.position));
        }
    }

    @Override
    public Finding run(long number, Chance chance) {
        SplittableRandom random = chance.of(number);
        Case some = new Case(SmallRaces.random(random, EMPTIES), random.nextBoolean() ? Colour.BLACK : Colour.WHITE);
        Check check = check(some);
        if (check.agreement != Agreement.DISAGREE) {
            return Finding.of(check.agreement, check.labels);
        }
        Case smallest =
                Shrinking.shrink(some, Case::smaller, smaller -> check(smaller).agreement == Agreement.DISAGREE);
        return Finding.of(check.labels, Contest.disagreement(number, check(smallest).difference, smallest.position));
    }

    private record Check(Agreement agreement, Set<Label> labels, String difference) {}

    private Check check(Case some) {
        KoRace race = KoRace.of(solver, some.position, some.first, MOST_THREATS);
        Set<Label> labels = Set.of(new Label("race", race.isKo() ? "ko" : "no ko"));
        String difference;
        try {
            difference = difference(some, race);
        } catch (NaiveRace.TooLarge tooLarge) {
            return new Check(Agreement.UNDECIDED, labels, "");
        }
        return difference == null
                ? new Check(Agreement.AGREE, labels, "")
                : new Check(Agreement.DISAGREE, labels, difference);
    }

    private static @Nullable String difference(Case some, KoRace race) {
        Outcome even = outcome(some, Threats.NONE);
        if (even != race.even().outcome()) {
            return some.first + " first: the search says " + race.even().outcome() + ", brute force " + even;
        }
        for (Colour colour : Colour.values()) {
            Optional<KoRace.Need> claimed = colour == Colour.BLACK ? race.black() : race.white();
            Optional<KoRace.Need> found = need(some, even, colour);
            if (!claimed.equals(found)) {
                return some.first + " first: " + colour + " needs " + claimed + ", by brute force " + found;
            }
        }
        return null;
    }

    private static Optional<KoRace.Need> need(Case some, Outcome even, Colour colour) {
        for (int threats = 1; threats <= MOST_THREATS; threats++) {
            Outcome outcome = outcome(some, Threats.of(colour, threats));
            if (outcome != even) {
                return Optional.of(new KoRace.Need(threats, outcome));
            }
        }
        return Optional.empty();
    }

    private static Outcome outcome(Case some, Threats threats) {
        return NaiveRace.solve(some.position, some.first, threats, NODES).outcome();
    }
}
