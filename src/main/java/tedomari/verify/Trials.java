package tedomari.verify;

import java.util.SplittableRandom;

/** Trials of one kind. One object makes many of them, one after the other, and may remember what makes the next one faster. */
interface Trials {

    /**
     * One trial.
     *
     * @param number which of them; all that an exhaustive suite needs
     * @param random the only source of chance
     */
    Finding run(long number, SplittableRandom random);
}
