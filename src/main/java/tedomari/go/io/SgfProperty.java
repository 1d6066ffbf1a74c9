package tedomari.go.io;

import java.util.List;
import java.util.regex.Pattern;

/**
 * A property of a node: its name in capitals, and one value at least. The values are without escapes; line breaks in them
 * are {@code \n} and other white space is a space, as SGF demands of its texts.
 */
public record SgfProperty(String name, List<String> values) {

    private static final Pattern NAME = Pattern.compile("[A-Z][A-Z0-9]*");
    private static final Pattern LINE_BREAK = Pattern.compile("\r\n|\n\r|\r");
    private static final Pattern SPACE = Pattern.compile("[\t\u000b\f]");

    public SgfProperty {
        if (!NAME.matcher(name).matches()) {
            throw new IllegalArgumentException("\"" + name + "\" is no name of a property");
        }
        if (values.isEmpty()) {
            throw new IllegalArgumentException("the property " + name + " has no value");
        }
        values = values.stream().map(SgfProperty::plain).toList();
    }

    public static SgfProperty of(String name, String... values) {
        return new SgfProperty(name, List.of(values));
    }

    private static String plain(String value) {
        return SPACE.matcher(LINE_BREAK.matcher(value).replaceAll("\n")).replaceAll(" ");
    }
}
