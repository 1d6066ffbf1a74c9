package tedomari.eyes.space;

/** What becomes of a block (Drake et al., §2). */
public enum Status {
    /** It cannot be captured, even if the attacker moves first; a seki counts as life. */
    ALIVE,
    /** It lives or dies as its owner or the attacker moves first. */
    UNSETTLED,
    /** It is captured, even if its owner moves first; life by ko only counts as death. */
    DEAD
}
