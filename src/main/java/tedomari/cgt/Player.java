package tedomari.cgt;

/** One of the two players. In Go, Left is Black. */
public enum Player {
    LEFT,
    RIGHT;

    public Player opponent() {
        return this == LEFT ? RIGHT : LEFT;
    }
}
