package tedomari.eyes;

import java.util.List;
import java.util.Optional;

/**
 * What Wolf and Pratola (2006) print for a size: Table 1 and Table 2.
 *
 * @param eyes column a, all eyes
 * @param notAlive column b, those that are not unconditionally alive
 * @param recordsPerEye column d
 * @param bytes column e; their file holds all smaller sizes as well
 * @param longest column f, the seconds for the slowest eye; 0.1 stands for less than that
 * @param seconds column g, for all eyes, on a Pentium IV of 3 GHz
 * @param calm Table 2, by {@link Location}
 */
public record Published(
        int size,
        long eyes,
        long notAlive,
        double recordsPerEye,
        long bytes,
        double longest,
        double seconds,
        List<Integer> calm) {

    private static final List<Published> ROWS = List.of(
            new Published(1, 3, 3, 1.000, 76, 0.1, 0.1, List.of(0, 0, 0)),
            new Published(2, 10, 10, 1.000, 220, 0.1, 0.1, List.of(0, 0, 0)),
            new Published(3, 56, 55, 1.036, 868, 0.1, 0.4, List.of(0, 0, 0)),
            new Published(4, 321, 259, 1.062, 4_180, 0.1, 2.5, List.of(0, 0, 0)),
            new Published(5, 1_938, 809, 1.116, 15_004, 0.1, 7.7, List.of(4, 0, 0)),
            new Published(6, 12_477, 2_917, 1.243, 58_540, 0.1, 27.4, List.of(6, 0, 0)),
            new Published(7, 82_808, 9_955, 1.464, 233_572, 2.5, 151.9, List.of(69, 34, 0)),
            new Published(8, 565_104, 41_831, 1.608, 1_040_548, 2.5, 831.4, List.of(232, 109, 0)),
            new Published(9, 3_931_849, 196_402, 1.659, 6_601_924, 5.2, 5_546, List.of(405, 197, 0)),
            new Published(10, 27_800_486, 965_405, 1.716, 33_118_212, 18.4, 39_961.2, List.of(746, 98, 2)),
            new Published(11, 199_169_127, 4_990_259, 1.739, 215_042_444, 45.1, 299_940, List.of(2817, 470, 11)));

    /** The row of a size, if the paper reaches that far. */
    public static Optional<Published> ofSize(int size) {
        return ROWS.stream().filter(row -> row.size == size).findFirst();
    }
}
