package tedomari.verify;

/** How a claim and the oracle stand to each other. */
public enum Agreement {
    AGREE,
    DISAGREE,
    /** The claim leaves it open, or the oracle was not through within its limit. */
    UNDECIDED,
    /** Nothing is claimed: the case lies outside of what the theory covers. */
    REFUSED
}
