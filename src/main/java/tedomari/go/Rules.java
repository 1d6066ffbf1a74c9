package tedomari.go;

/** What the rules leave open. Ko is always the simple ko: no stone that has just taken one stone is retaken at once. */
public record Rules(Suicide suicide, Safety safety) {

    /** No suicide, and nobody takes the last liberty of a safe block. */
    public static final Rules STANDARD = new Rules(Suicide.FORBIDDEN, Safety.GUARDED);

    /** May a player make a move that takes the last liberty of his own block and captures nothing? */
    public enum Suicide {
        FORBIDDEN,
        /** The block without liberties is removed; a lone stone that kills itself leaves the board as it was. */
        ALLOWED
    }

    /** What keeps a safe block on the board. Its owner may always join it, even at its last liberty. */
    public enum Safety {
        /** The opponent may not take its last liberty. */
        GUARDED,
        /** It has liberties that the board does not show, so all that are seen may be filled. */
        IMMORTAL
    }

    public Rules with(Suicide other) {
        return new Rules(other, safety);
    }

    public Rules with(Safety other) {
        return new Rules(suicide, other);
    }
}
