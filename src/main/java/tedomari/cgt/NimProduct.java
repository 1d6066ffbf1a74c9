package tedomari.cgt;

/** The product of nimbers, which makes them a field (Conway 1976, chapter 6). */
final class NimProduct {

    private NimProduct() {}

    static int of(int a, int b) {
        return (int) product(Integer.toUnsignedLong(a), Integer.toUnsignedLong(b), 32);
    }

    /**
     * The product of nimbers below 2^bits, bits a power of two. With F = 2^(bits/2), a Fermat 2-power: F·F = F + F/2, and
     * F·x = x times F for x below F.
     */
    private static long product(long a, long b, int bits) {
        if (a < 2 || b < 2) {
            return a * b;
        }
        int half = bits / 2;
        long mask = (1L << half) - 1;
        long a1 = a >>> half;
        long a0 = a & mask;
        long b1 = b >>> half;
        long b0 = b & mask;
        long high = product(a1, b1, half);
        long low = product(a0, b0, half);
        long middle = product(a1 ^ a0, b1 ^ b0, half);
        return (middle ^ low) << half ^ low ^ product(high, 1L << (half - 1), half);
    }
}
