package tedomari.eyes;

/** Wolf's rules of passing (2006, §4): they differ in whether the attacker may wait. */
public enum Ruling {
    /** Black never passes in a regular position; bent four in the corner is a ko then. */
    I(0),
    /** Black may pass while White has an external ko threat; bent four in the corner is dead then. */
    II(Layers.ALL);

    /** The runs in which Black's pass in a regular position counts. */
    final int waiting;

    Ruling(int waiting) {
        this.waiting = waiting;
    }
}
