package tedomari.search;

/** What a move in a race leads to, as far as it is known without playing it; by side where there are two of a kind. */
final class Prospect {

    /** The move captures an essential block. */
    boolean wins;

    /** The move is a pass that ends the race. */
    boolean ends;

    /** How many stones it captures. */
    int taken;

    /** See {@link RaceGame#key} and {@link RaceGame#looseKey}. */
    long key;

    long looseKey;

    final int[] plain = new int[2];
    final int[] threats = new int[2];
    final int[] liberties = new int[2];
}
