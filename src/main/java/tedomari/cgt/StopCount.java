package tedomari.cgt;

import java.math.BigInteger;

/** How many numbers stand at the ends of the game tree of a canonical form, numbers themselves not played out. */
public final class StopCount {

    private static final BigInteger THREE = BigInteger.valueOf(3);

    private StopCount() {}

    public static BigInteger of(Game g) {
        return new Recursion<BigInteger>() {
            @Override
            BigInteger step(Game game) {
                if (game instanceof NumberUpStar part && part.ups == 0) {
                    // Of x*k: twice the sum over the nimbers below, which is 2·3^(k-1).
                    return part.nimber == 0
                            ? BigInteger.ONE
                            : THREE.pow(part.nimber - 1).shiftLeft(1);
                }
                return total(game.leftArray()).add(total(game.rightArray()));
            }

            private BigInteger total(Game[] options) {
                BigInteger sum = BigInteger.ZERO;
                for (Game option : options) {
                    sum = sum.add(apply(option));
                }
                return sum;
            }
        }.apply(g);
    }
}
