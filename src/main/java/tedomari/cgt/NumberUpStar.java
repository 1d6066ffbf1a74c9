package tedomari.cgt;

import org.jspecify.annotations.Nullable;

/**
 * The game {@code x + n·↑ + *k} of a number, a multiple of up and a nimber.
 *
 * <p>These values are closed under sums and come up everywhere, so their arithmetic is done on the three parts; the options
 * are made when somebody asks for them.
 */
public final class NumberUpStar extends Game {

    private static final Game[] NONE = {};

    final Dyadic number;
    final int ups;
    final int nimber;

    private volatile Game @Nullable [] left;
    private volatile Game @Nullable [] right;

    private NumberUpStar(Dyadic number, int ups, int nimber, int hash) {
        super(hash, 0, number, number);
        this.number = number;
        this.ups = ups;
        this.nimber = nimber;
    }

    public static NumberUpStar of(Dyadic number, int ups, int nimber) {
        if (nimber < 0) {
            throw new GameException("*" + nimber + " is not a nimber: the size of a nim heap is not negative");
        }
        int hash = Interner.spread(number.hashCode() + 0x632BE59B * ups + 0x1B873593 * nimber);
        return Interner.numberUpStar(hash, number, ups, nimber);
    }

    /** Only for the interner. */
    static NumberUpStar fresh(Dyadic number, int ups, int nimber, int hash) {
        return new NumberUpStar(number, ups, nimber, hash);
    }

    boolean has(Dyadic number, int ups, int nimber) {
        return this.ups == ups && this.nimber == nimber && this.number.equals(number);
    }

    public Dyadic numberPart() {
        return number;
    }

    public int ups() {
        return ups;
    }

    public int nimber() {
        return nimber;
    }

    NumberUpStar plus(NumberUpStar other) {
        int sum = ups + other.ups;
        if (((ups ^ sum) & (other.ups ^ sum)) < 0) {
            throw new GameException("more than 2147483647 ups are too many");
        }
        return of(number.plus(other.number), sum, nimber ^ other.nimber);
    }

    /** {@code n·↑ + *k} is positive if n > 1, or n = 1 and k ≠ 1; the nimbers decide nothing else (Siegel 2013, §II.3). */
    boolean leq(NumberUpStar other) {
        int order = number.compareTo(other.number);
        if (order != 0) {
            return order < 0;
        }
        long more = (long) other.ups - ups;
        int star = nimber ^ other.nimber;
        return more > 1 || more == 1 && star != 1 || more == 0 && star == 0;
    }

    @Override
    public boolean isNumber() {
        return ups == 0 && nimber == 0;
    }

    @Override
    public Dyadic number() {
        return isNumber() ? number : super.number();
    }

    public boolean isNimber() {
        return ups == 0 && number.isZero();
    }

    @Override
    public boolean isAllSmall() {
        return number.isZero();
    }

    @Override
    Game[] leftArray() {
        Game[] known = left;
        if (known == null) {
            known = ups == 0 && nimber == 0 ? numberOption(Player.LEFT) : ups < 0 ? rest(-1) : headOptions(1);
            left = known;
        }
        return known;
    }

    @Override
    Game[] rightArray() {
        Game[] known = right;
        if (known == null) {
            known = ups == 0 && nimber == 0 ? numberOption(Player.RIGHT) : ups > 0 ? rest(1) : headOptions(-1);
            right = known;
        }
        return known;
    }

    /** The canonical option of a number: {@code n-1} or {@code n+1} of an integer, the neighbour 2^-k away otherwise. */
    private Game[] numberOption(Player player) {
        int side = player == Player.LEFT ? 1 : -1;
        if (number.isInteger() && number.signum() * side <= 0) {
            return NONE;
        }
        Dyadic step = Dyadic.of(-side, number.exponent());
        return new Game[] {of(number.plus(step), 0, 0)};
    }

    /**
     * The options of the player who is ahead, or of both if nobody is: {@code x} alone, or the nimbers below, or
     * {@code x, x*} for Left in {@code x↑*}.
     */
    private Game[] headOptions(int side) {
        if (ups == side && nimber == 1) {
            return new Game[] {of(number, 0, 0), of(number, 0, 1)};
        }
        int count = ups == 0 ? nimber : 1;
        Game[] options = new Game[count];
        for (int k = 0; k < count; k++) {
            options[k] = of(number, 0, k);
        }
        return options;
    }

    /** The option that takes one up away: {@code x + (n-1)·↑ + *(k xor 1)}; to {@code x} in {@code x↑*}, {@code x↓*}. */
    private Game[] rest(int side) {
        return new Game[] {ups == side && nimber == 1 ? of(number, 0, 0) : of(number, ups - side, nimber ^ 1)};
    }

    @Override
    Game makeNegative() {
        return of(number.negate(), Math.negateExact(ups), nimber);
    }

    /**
     * The birthday of the number and that of the infinitesimal part add up; {@code n·↑} is born on day n + 1, {@code n·↑ + *k}
     * on day n + (k xor 1) for odd n and k ≠ 1, else on day n + k.
     */
    @Override
    Dyadic makeBirthday() {
        Dyadic size = number.abs();
        Dyadic base = size.isInteger() ? size : size.floor().plus(Dyadic.of(number.exponent() + 1L));
        long count = Math.abs((long) ups);
        long star = count > 0 && nimber == 0 ? 1 : (count & 1) == 1 && nimber != 1 ? nimber ^ 1 : nimber;
        return base.plus(Dyadic.of(count + star));
    }

    /** Above a number, a nimber behaves as star does and a multiple of up as up does: {@code x↑*} as {@code x*}. */
    @Override
    Thermograph makeThermograph() {
        if (isNumber()) {
            return number.isInteger() ? Thermograph.mast(number) : Thermograph.of(this);
        }
        int kind = ups == 0 || Math.abs(ups) == 1 && nimber == 1 ? 0 : Integer.signum(ups);
        NumberUpStar model = of(number, kind, kind == 0 ? 1 : 0);
        return model == this ? Thermograph.of(this) : model.thermograph();
    }

    @Override
    public Dyadic mean() {
        return number;
    }

    @Override
    public Dyadic temperature() {
        return isNumber() ? Dyadic.of(-1, number.exponent()) : Dyadic.ZERO;
    }
}
