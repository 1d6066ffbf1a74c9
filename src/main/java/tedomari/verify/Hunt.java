package tedomari.verify;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tedomari.go.Colour;
import tedomari.go.Position;
import tedomari.go.io.Diagram;
import tedomari.job.Job;
import tedomari.search.Limits;
import tedomari.search.Outcome;
import tedomari.search.RaceSolver;
import tedomari.semeai.Estimate.Result;
import tedomari.semeai.Race;
import tedomari.semeai.RegionCache;
import tedomari.semeai.RegionException;
import tedomari.semeai.Roles;
import tedomari.task.Progress;

/**
 * Looks beyond what is claimed: for every {@link Rule} races of its kind, each held against the exact search; where the rule
 * fails the race is shrunk. Its items are the rules in order, each in so many batches.
 *
 * @param races how many races are made for each rule; not all of them are of its kind
 */
public record Hunt(long seed, int races) implements Job {

    private static final long serialVersionUID = 1L;
    private static final int BATCH = 100;

    /** In a batch the first failures are shrunk: where a rule fails often, all of them lead to the same few races. */
    private static final int MOST_SHRUNK = 4;

    private static final long NODES = 100_000;

    public Hunt {
        if (races < 1) {
            throw new IllegalArgumentException("a hunt makes at least one race");
        }
    }

    @Override
    public String identity() {
        return "hunt 2 seed " + seed + " races " + races;
    }

    private int batches() {
        return (races + BATCH - 1) / BATCH;
    }

    @Override
    public int items() {
        return Rule.values().length * batches();
    }

    /** The rule that an item is about. */
    public Rule rule(int item) {
        return Rule.values()[item / batches()];
    }

    @Override
    public long cost(int item) {
        return 1;
    }

    @Override
    public byte[] work(int item) {
        Rule rule = rule(item);
        Hunter hunter = new Hunter(rule);
        HuntingGround ground = new HuntingGround(rule);
        Chance chance = new Chance(seed + rule.ordinal());
        int first = item % batches() * BATCH;
        for (int number = first; number < Math.min(races, first + BATCH); number++) {
            Progress.checkpoint();
            hunter.look(ground.next(chance.of(number)));
        }
        return hunter.caught.toBytes();
    }

    /** Goes through races for one rule. */
    private static final class Hunter {
        private final Rule rule;
        private final RegionCache cache = new RegionCache();
        private final RaceSolver solver = RaceSolver.of(Limits.ofNodes(NODES));
        private Catch caught = Catch.NOTHING;

        Hunter(Rule rule) {
            this.rule = rule;
        }

        void look(Sketch sketch) {
            Verdict verdict = verdict(sketch);
            if (verdict == null) {
                return;
            }
            caught = caught.and(new Catch(1, verdict.sentence == null ? 0 : 1, null));
            if (verdict.sentence != null && caught.failures() <= MOST_SHRUNK) {
                Sketch smallest = Shrinking.shrink(sketch, Sketch::smaller, smaller -> {
                    Verdict there = verdict(smaller);
                    return there != null && there.sentence != null;
                });
                caught = caught.and(new Catch(0, 0, counterexample(smallest)));
            }
        }

        private Counterexample counterexample(Sketch sketch) {
            Position position = sketch.position();
            Verdict verdict = verdict(sketch);
            if (position == null || verdict == null || verdict.sentence == null) {
                throw new IllegalStateException("a race that failed no longer does");
            }
            return new Counterexample(
                    sketch.empties(), sketch.weight(), Diagram.write(position).stripTrailing(), verdict.sentence);
        }

        /** @param sentence how the rule fails, or null */
        private record Verdict(@Nullable String sentence) {}

        /** What becomes of the rule in a race; null if it says nothing, or the search was not through. */
        private @Nullable Verdict verdict(Sketch sketch) {
            Position position = sketch.position();
            if (position == null) {
                return null;
            }
            Roles roles = Roles.of(position);
            Race race = Race.of(roles.position(), roles.black(), roles.white(), cache);
            StringBuilder faults = new StringBuilder();
            for (Colour first : Colour.values()) {
                Result claimed;
                try {
                    claimed = rule.claim(race, first);
                } catch (RegionException tooLarge) {
                    return null;
                }
                if (claimed == null) {
                    return null;
                }
                Outcome found = solver.outcome(race.position(), first);
                if (found == Outcome.UNKNOWN) {
                    return null;
                }
                if (!claimed.name().equals(found.name())) {
                    faults.append(faults.isEmpty() ? "" : " ").append(sentence(first, claimed, found));
                }
            }
            return new Verdict(faults.isEmpty() ? null : faults.toString());
        }

        private static String sentence(Colour first, Result claimed, Outcome found) {
            return (first == Colour.BLACK ? "Black" : "White") + " first: the rule says " + word(claimed)
                    + ", the exact search " + word(found) + ".";
        }

        private static String word(Enum<?> result) {
            return result.name().toLowerCase(Locale.ROOT);
        }
    }
}
