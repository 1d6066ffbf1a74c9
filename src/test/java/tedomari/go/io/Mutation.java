package tedomari.go.io;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;

/** Damage done to a file: bytes changed, removed, repeated or moved. */
public final class Mutation {

    private static final byte[] TELLING = "()[];:\\\n\r $|+-%_./XOBWABaz019\u0000".getBytes(StandardCharsets.UTF_8);

    private Mutation() {}

    public static byte[] of(byte[] file, Random random) {
        byte[] bytes = file;
        for (int i = random.nextInt(6); i >= 0; i--) {
            bytes = once(bytes, random);
        }
        return bytes;
    }

    private static byte[] once(byte[] bytes, Random random) {
        int a = random.nextInt(bytes.length + 1);
        int b = Math.min(bytes.length, a + random.nextInt(12));
        byte[] middle = switch (random.nextInt(5)) {
            case 0 -> new byte[0];
            case 1 -> new byte[] {(byte) random.nextInt(256)};
            case 2 -> new byte[] {TELLING[random.nextInt(TELLING.length)]};
            case 3 -> repeat(Arrays.copyOfRange(bytes, a, b), 1 + random.nextInt(4));
            default -> Arrays.copyOfRange(bytes, Math.min(a / 2, bytes.length), Math.min(a / 2 + 9, bytes.length));
        };
        byte[] result = new byte[a + middle.length + bytes.length - b];
        System.arraycopy(bytes, 0, result, 0, a);
        System.arraycopy(middle, 0, result, a, middle.length);
        System.arraycopy(bytes, b, result, a + middle.length, bytes.length - b);
        return result;
    }

    private static byte[] repeat(byte[] part, int times) {
        byte[] result = new byte[part.length * times];
        for (int i = 0; i < times; i++) {
            System.arraycopy(part, 0, result, i * part.length, part.length);
        }
        return result;
    }
}
