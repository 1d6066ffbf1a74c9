package tedomari.verify;

import tedomari.job.Job;
import tedomari.task.Progress;

/**
 * Trials of one suite as a job. A trial depends on the seed and on its number alone, so a run can be repeated, or go on where
 * another one stopped.
 *
 * @param from the number of the first trial
 * @param trials how many trials there are
 */
public record Verification(Suite suite, long seed, long from, long trials) implements Job {

    private static final long serialVersionUID = 1L;

    public Verification {
        if (from < 0 || trials < 1 || (trials - 1) / suite.batch() >= Integer.MAX_VALUE) {
            throw new IllegalArgumentException("a run has at least one trial, and begins with one of 0, 1, 2, …");
        }
    }

    @Override
    public String identity() {
        return "verify 2 " + suite.id() + " seed " + seed + " from " + from + " trials " + trials;
    }

    @Override
    public int items() {
        return (int) ((trials + suite.batch() - 1) / suite.batch());
    }

    /** Random trials are alike, so that they are begun in order and what is found can be told early. */
    @Override
    public long cost(int item) {
        return suite.isExhaustive() ? FormulaTrials.cost(from + (long) item * suite.batch()) : size(item);
    }

    private long size(int item) {
        return Math.min(suite.batch(), trials - (long) item * suite.batch());
    }

    @Override
    public byte[] work(int item) {
        Trials kind = suite.trials();
        Tally tally = new Tally();
        Chance chance = new Chance(seed);
        long first = from + (long) item * suite.batch();
        for (long number = first; number < first + size(item); number++) {
            Progress.checkpoint();
            tally.add(kind.run(number, chance));
        }
        return tally.toBytes();
    }
}
