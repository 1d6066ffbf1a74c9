package tedomari.gtp;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A command as it was sent.
 *
 * @param id the number before the command, or empty
 */
record GtpLine(String id, String name, List<String> arguments) {

    private static final Pattern FORM = Pattern.compile("(?:(\\d+)(?:\\s+|$))?(.*)", Pattern.DOTALL);

    /**
     * What a line says: nothing if it is blank or a comment. Control characters are dropped and a tab is a space (protocol,
     * 3.1).
     */
    static Optional<GtpLine> read(String line) {
        StringBuilder plain = new StringBuilder();
        for (int i = 0; i < line.length() && line.charAt(i) != '#'; i++) {
            char c = line.charAt(i);
            if (c == '\t') {
                plain.append(' ');
            } else if (c >= ' ' && c != 0x7f) {
                plain.append(c);
            }
        }
        Matcher form = FORM.matcher(plain.toString().strip());
        if (plain.toString().isBlank() || !form.matches()) {
            return Optional.empty();
        }
        String id = form.group(1) == null ? "" : form.group(1);
        List<String> words = Arrays.stream(form.group(2).split(" +"))
                .filter(word -> !word.isEmpty())
                .toList();
        return Optional.of(
                words.isEmpty()
                        ? new GtpLine(id, "", List.of())
                        : new GtpLine(id, words.get(0), words.subList(1, words.size())));
    }

    /** The reply to a command that succeeded. */
    String success(String text) {
        return reply('=', text);
    }

    String failure(String text) {
        return reply('?', text);
    }

    /** An empty line ends a reply, so there is none in the text. */
    private String reply(char sign, String text) {
        String body = text.replaceAll("[\\r\\x00-\\x09\\x0b-\\x1f\\x7f]", " ")
                .replaceAll("\n[ \n]*\n", "\n")
                .stripTrailing();
        return sign + id + " " + body + "\n\n";
    }
}
