package tedomari.verify;

import java.util.SplittableRandom;

/** Chance that depends on a seed and a number alone. */
record Chance(long seed) {

    /** The source of chance of that number. */
    SplittableRandom of(long number) {
        return new SplittableRandom(mixed(mixed(seed) + number));
    }

    /** The finalizer of MurmurHash3: numbers next to each other are sent far apart. */
    private static long mixed(long number) {
        long mixed = (number ^ number >>> 33) * 0xff51afd7ed558ccdL;
        mixed = (mixed ^ mixed >>> 33) * 0xc4ceb9fe1a85ec53L;
        return mixed ^ mixed >>> 33;
    }
}
