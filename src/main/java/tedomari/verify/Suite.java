package tedomari.verify;

import java.util.Locale;
import java.util.function.Supplier;

/** A claim of the project and the oracle that it is held against. */
public enum Suite {
    ENGINE("canonical forms against naive comparison", 500, 20_000, EngineTrials::new),
    SUM("the criterion against the play of sums", 200, 10_000, SumTrials::new),
    TREE("processed trees against the search of regions", 20, 2_000, TreeTrials::new),
    RACE("whole boards: the theory against the exact search", 400, 10_000, RaceTrials::new),
    FORMULA2("shared liberties and eyes, every small case once", 1, FormulaTrials.CASES, FormulaTrials::new),
    EYES("the library of eyes against the search of life and death", 20, 500, EyeTrials::new),
    GROUPS("life by eyespaces against the search of life and death", 20, 1_000, GroupTrials::new),
    KO("how many threats a race needs, against brute force", 20, 1_000, KoTrials::new);

    private final String description;
    private final int batch;
    private final long usualTrials;
    private final Supplier<Trials> trials;

    Suite(String description, int batch, long usualTrials, Supplier<Trials> trials) {
        this.description = description;
        this.batch = batch;
        this.usualTrials = usualTrials;
        this.trials = trials;
    }

    /** Its name on the command line. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    public String description() {
        return description;
    }

    /** How many trials a run has if nothing else is asked for; all there are, if the suite is exhaustive. */
    public long usualTrials() {
        return usualTrials;
    }

    /** It has so many cases and no chance, so more trials would be the same ones. */
    public boolean isExhaustive() {
        return this == FORMULA2;
    }

    /** How many trials make an item of a job. */
    int batch() {
        return batch;
    }

    Trials trials() {
        return trials.get();
    }
}
