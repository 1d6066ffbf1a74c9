package tedomari.search;

/** How a race stands for the player who moves first. */
public enum Status {
    /** He captures, whatever ko threats there are. */
    WIN,
    /** He is captured. */
    LOSS,
    /** Neither is captured. */
    SEKI,
    /** The outcome changes with some number of external threats. */
    KO,
    /** A limit was reached. */
    UNKNOWN
}
