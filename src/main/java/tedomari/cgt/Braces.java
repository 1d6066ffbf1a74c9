package tedomari.cgt;

/** A game that is no {@link NumberUpStar}: written {@code {left|right}}, both sides there. */
final class Braces extends Game {

    private final Game[] left;
    private final Game[] right;
    private final boolean allSmall;

    private Braces(Game[] left, Game[] right, int hash) {
        super(
                hash,
                Math.max(depth(left), depth(right)) + 1,
                /* leftStop= */ CanonicalForm.bestLeft(left).rightStop,
                /* rightStop= */ CanonicalForm.bestRight(right).leftStop);
        this.left = left;
        this.right = right;
        this.allSmall = isInfinitesimal() && allSmall(left) && allSmall(right);
    }

    /** The game with these options, which are canonical; the arrays are taken over and sorted. */
    static Braces of(Game[] left, Game[] right) {
        Interner.sort(left);
        Interner.sort(right);
        return Interner.braces(Interner.spread(hash(left) + 0x3C6EF372 * hash(right)), left, right);
    }

    /** Only for the interner. */
    static Braces fresh(Game[] left, Game[] right, int hash) {
        return new Braces(left, right, hash);
    }

    private static int hash(Game[] options) {
        int sum = options.length;
        for (Game option : options) {
            sum += option.hash;
        }
        return Interner.spread(sum);
    }

    private static int depth(Game[] options) {
        int depth = 0;
        for (Game option : options) {
            depth = Math.max(depth, option.depth);
        }
        return depth;
    }

    boolean has(Game[] left, Game[] right) {
        return same(this.left, left) && same(this.right, right);
    }

    private static boolean same(Game[] ours, Game[] theirs) {
        if (ours.length != theirs.length) {
            return false;
        }
        for (int i = 0; i < ours.length; i++) {
            if (ours[i] != theirs[i]) {
                return false;
            }
        }
        return true;
    }

    @Override
    Game[] leftArray() {
        return left;
    }

    @Override
    Game[] rightArray() {
        return right;
    }

    /** This game plus a number, option by option: still canonical, for no number is a reversible option of a non-number. */
    Braces translate(NumberUpStar number) {
        return of(translated(left, number), translated(right, number));
    }

    private static Game[] translated(Game[] options, NumberUpStar number) {
        Game[] sums = new Game[options.length];
        for (int i = 0; i < sums.length; i++) {
            sums[i] = Addition.plus(options[i], number);
        }
        return sums;
    }

    @Override
    Game makeNegative() {
        return of(negated(right), negated(left));
    }

    private static Game[] negated(Game[] options) {
        Game[] negatives = new Game[options.length];
        for (int i = 0; i < negatives.length; i++) {
            negatives[i] = options[i].negate();
        }
        return negatives;
    }

    @Override
    public boolean isAllSmall() {
        return allSmall;
    }

    private static boolean allSmall(Game[] options) {
        for (Game option : options) {
            if (!option.isAllSmall()) {
                return false;
            }
        }
        return true;
    }

    @Override
    Dyadic makeBirthday() {
        return latest(left).max(latest(right)).plus(Dyadic.ONE);
    }

    private static Dyadic latest(Game[] options) {
        Dyadic latest = Dyadic.ZERO;
        for (Game option : options) {
            latest = latest.max(option.birthday());
        }
        return latest;
    }

    @Override
    Thermograph makeThermograph() {
        return Thermograph.of(this);
    }
}
