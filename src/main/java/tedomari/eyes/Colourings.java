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
    private char[] wallLiberties = new char[1024];
    private char[] atari = new char[1024];
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
                if (g.allBreathe(black, white)) {
                    int last = g.lastLiberties(white, black);
                    if (last >= 0) {
                        add(white, black, last);
                    }
                }
                if (white == 0) {
                    break;
                }
            }
        }
    }

    private void add(int white, int black, int last) {
        if (count == whites.length) {
            int room = Math.min(2 * count, numbers.length);
            whites = Arrays.copyOf(whites, room);
            blacks = Arrays.copyOf(blacks, room);
            wallLiberties = Arrays.copyOf(wallLiberties, room);
            atari = Arrays.copyOf(atari, room);
        }
        whites[count] = (char) white;
        blacks[count] = (char) black;
        wallLiberties[count] = (char) ground.wallLiberties(white, black);
        atari[count] = (char) last;
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
        return wallLiberties[colouring] == 0;
    }

    /** The liberties of the wall inside. */
    int wallLiberties(int colouring) {
        return wallLiberties[colouring];
    }

    /** Where Black captures white stones inside: the last liberties of white chains that are not joined to the wall. */
    int atari(int colouring) {
        return atari[colouring];
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
