package tedomari.go;

/** The two players, and their stones. */
public enum Colour {
    BLACK(1),
    WHITE(2);

    /** How a board writes the stone on a point, where 0 is empty. */
    final int code;

    Colour(int code) {
        this.code = code;
    }

    public Colour opponent() {
        return this == BLACK ? WHITE : BLACK;
    }
}
