package tedomari.cli.bench;

import java.io.IOException;
import java.util.List;

/** Something to measure: how it is prepared, and the sizes it is run with by default. */
record Workload(String id, List<Integer> sizes, Preparation preparation) {

    /** The sizes of a workload that has none. */
    static final List<Integer> UNSIZED = List.of(0);

    /** Reads or makes what a workload needs; this is not measured. Most workloads ignore the size. */
    @FunctionalInterface
    interface Preparation {
        Job prepare(int n) throws IOException;
    }

    /** What is measured; answers a checksum that tells whether the right thing was computed. */
    @FunctionalInterface
    interface Job {
        String run();
    }

    boolean isSized() {
        return !sizes.equals(UNSIZED);
    }
}
