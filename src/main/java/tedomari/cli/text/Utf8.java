package tedomari.cli.text;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/**
 * Bytes read as UTF-8.
 *
 * @param text what could be read: all of it, or what stands before the first bad byte
 * @param badByte the number of the first bad byte, from one; zero if there is none
 */
public record Utf8(String text, int badByte) {

    public static Utf8 of(byte[] bytes) {
        CharsetDecoder decoder = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length);
        boolean failed = decoder.decode(in, out, true).isError();
        return new Utf8(out.flip().toString(), failed ? in.position() + 1 : 0);
    }

    public boolean isValid() {
        return badByte == 0;
    }

    /** The line of the bad byte, from one. */
    public int line() {
        return 1 + (int) text.chars().filter(c -> c == '\n').count();
    }

    /** The column of the bad byte, from one. */
    public int column() {
        return lastLine().codePointCount(0, lastLine().length()) + 1;
    }

    /** The line up to the bad byte, and a caret below it. */
    public String excerpt() {
        String line = lastLine();
        String shown = line.substring(Math.max(0, line.length() - 60));
        return shown + "\n" + " ".repeat(shown.length()) + "^";
    }

    private String lastLine() {
        return text.substring(text.lastIndexOf('\n') + 1);
    }
}
