package tedomari.job;

import java.io.Serializable;

/**
 * Many independent, deterministic items. A job holds only what describes it, so that it can be sent to where it is worked
 * on.
 */
public interface Job extends Serializable {

    /** What the job is, with everything its results depend on: jobs of one identity have the same results. */
    String identity();

    /** How many items there are. */
    int items();

    /** How much work an item is, at least 1, in any unit: items that cost more are begun first. */
    long cost(int item);

    /** The result of an item: the same bytes whenever and wherever. It passes {@link tedomari.task.Progress#checkpoint}. */
    byte[] work(int item);
}
