package tedomari.verify;

/** Trials of one kind. One object makes many of them, one after the other, and may remember what makes the next one faster. */
interface Trials {

    /**
     * One trial.
     *
     * @param number which of them; all that an exhaustive suite needs
     * @param chance the only source of chance, asked by number
     */
    Finding run(long number, Chance chance);
}
