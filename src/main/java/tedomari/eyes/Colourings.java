package tedomari.eyes;

import java.util.Arrays;

/**
 * The legal colourings of a shape, numbered so that a move that captures nothing leads to a smaller number: what follows is
 * mostly settled before what precedes. Every chain inside needs a liberty inside; the wall needs none.
 */
final class Colourings {

    private static final int ILLEGAL = -1;

    private final Ground ground;
    private final int[] numbers;
    private char[] whites = new char[1024];
    private char[] blacks = new char[1024];
    private boolean[] bare = new boolean[1024];
    private int count;

    Colourings(Ground ground) {
        this.ground = ground;
        numbers = new int[ground.colourings()];
    }

    void prepare() {
        Ground g = ground;
        Arrays.fill(numbers, ILLEGAL);
        count = 0;
        // Both masks fall, so that a superset comes before its subsets.
        for (int black = g.all; black >= 0; black--) {
            int free = g.all & ~black;
            for (int white = free; ; white = white - 1 & free) {
                if (g.allBreathe(black, white) && g.freeBreathe(white, black)) {
                    add(white, black);
                }
                if (white == 0) {
                    break;
                }
            }
        }
    }

    private void add(int white, int black) {
        if (count == whites.length) {
            int room = Math.min(2 * count, numbers.length);
            whites = Arrays.copyOf(whites, room);
            blacks = Arrays.copyOf(blacks, room);
            bare = Arrays.copyOf(bare, room);
        }
        whites[count] = (char) white;
        blacks[count] = (char) black;
        bare[count] = ground.wallLiberties(white, black) == 0;
        numbers[index(white, black)] = count++;
    }

    int count() {
        return count;
    }

    int white(int colouring) {
        return whites[colouring];
    }

    int black(int colouring) {
        return blacks[colouring];
    }

    /** Is the wall without a liberty inside? */
    boolean isBare(int colouring) {
        return bare[colouring];
    }

    /** Σ colour · 3^point with white 1 and black 2. */
    int index(int white, int black) {
        return ground.ternary[white] + 2 * ground.ternary[black];
    }

    /** The number of a colouring, or −1 if it is illegal. */
    int number(int white, int black) {
        return numbers[index(white, black)];
    }
}
