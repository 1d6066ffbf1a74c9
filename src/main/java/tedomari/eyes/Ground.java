package tedomari.eyes;

/**
 * What the sets of points of a shape are like: tables over all bit masks, filled anew for each shape of a size. A set of
 * stones falls into chains; a white chain beside the wall belongs to the wall.
 */
final class Ground {

    final int size;
    final int all;

    /** By set: the points beside it. */
    final char[] beside;

    /** By set: what its points add to the index of a colouring, Σ 3^point. */
    final int[] ternary;

    /** By set: its points that belong to chains beside the wall. */
    final char[] attached;

    int wall;
    private final int[] neighbours;
    private final char[] chains;
    private final char[] liberties;
    private final byte[] freeChains;
    private final byte[] allChains;

    Ground(int size) {
        this.size = size;
        int sets = 1 << size;
        all = sets - 1;
        beside = new char[sets];
        attached = new char[sets];
        ternary = new int[sets];
        chains = new char[sets * size];
        liberties = new char[sets * size];
        freeChains = new byte[sets];
        allChains = new byte[sets];
        neighbours = new int[size];
        for (int point = 0, power = 1; point < size; point++, power *= 3) {
            for (int set = 0; set < 1 << point; set++) {
                ternary[set | 1 << point] = ternary[set] + power;
            }
        }
    }

    /** 3^size: colourings of the points, legal or not. */
    int colourings() {
        return 2 * ternary[all] + 1;
    }

    void prepare(Shape shape) {
        wall = shape.wall();
        for (int point = 0; point < size; point++) {
            int near = shape.neighbours(point);
            neighbours[point] = near;
            for (int set = 0; set < 1 << point; set++) {
                beside[set | 1 << point] = (char) (beside[set] | near);
            }
        }
        for (int set = 1; set <= all; set++) {
            partition(set);
        }
    }

    private void partition(int set) {
        int base = set * size;
        int free = 0;
        int bound = 0;
        int touching = 0;
        for (int rest = set; rest != 0; ) {
            int chain = rest & -rest;
            int before;
            do {
                before = chain;
                chain |= beside[chain] & set;
            } while (chain != before);
            rest &= ~chain;
            for (int points = chain; points != 0; points &= points - 1) {
                chains[base + Integer.numberOfTrailingZeros(points)] = (char) chain;
            }
            char breath = (char) (beside[chain] & ~set);
            if ((chain & wall) != 0) {
                touching |= chain;
                bound++;
                liberties[base + size - bound] = breath;
            } else {
                liberties[base + free++] = breath;
            }
        }
        attached[set] = (char) touching;
        freeChains[set] = (byte) free;
        allChains[set] = (byte) (free + bound);
    }

    int neighbours(int point) {
        return neighbours[point];
    }

    /** The chain of a point within a set that holds it. */
    int chain(int set, int point) {
        return chains[set * size + point];
    }

    /** Has every chain of a set, whatever it touches, a liberty that is not in {@code taken}? */
    boolean allBreathe(int set, int taken) {
        int base = set * size;
        int bound = allChains[set] - freeChains[set];
        for (int i = base + size - bound; i < base + size; i++) {
            if ((liberties[i] & ~taken) == 0) {
                return false;
            }
        }
        for (int i = base; i < base + freeChains[set]; i++) {
            if ((liberties[i] & ~taken) == 0) {
                return false;
            }
        }
        return true;
    }

    /**
     * The points that are the last liberty of a chain not beside the wall, given that {@code taken} are no liberties; or −1 if one
     * of these chains has none.
     */
    int lastLiberties(int set, int taken) {
        int base = set * size;
        int last = 0;
        for (int i = base; i < base + freeChains[set]; i++) {
            int breath = liberties[i] & ~taken;
            if ((breath & breath - 1) == 0) {
                if (breath == 0) {
                    return -1;
                }
                last |= breath;
            }
        }
        return last;
    }

    /** The empty points, with these stones inside, that are liberties of the wall. */
    int wallLiberties(int white, int black) {
        return (wall | beside[attached[white]]) & all & ~(white | black);
    }
}
