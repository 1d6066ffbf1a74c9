package tedomari.lang;

import java.util.List;

/**
 * A function that the language offers.
 *
 * @param parameters the names of the parameters; the last one may end with {@code …} and then stands for one or more
 * @param definition what it is, in one line
 * @param examples expressions that can be typed as they stand
 */
public record Function(
        String name, List<String> parameters, String definition, Topic topic, List<String> examples, Body body) {

    /** What a function is about; help is ordered by it. */
    public enum Topic {
        NUMBERS("numbers"),
        VALUES("values of a game"),
        KINDS("kinds of games"),
        OPTIONS("options and followers"),
        HEAT("temperature"),
        PRODUCTS("infinitesimals, products and powers"),
        SUMS("sums and comparison"),
        FORMS("forms as written"),
        LISTS("lists"),
        RACES("positions and races"),
        EYES("eyes"),
        /** Their examples write files when they run. */
        PICTURES("pictures");

        private final String title;

        Topic(String title) {
            this.title = title;
        }

        public String title() {
            return title;
        }
    }

    /** What it does; a {@link tedomari.cgt.GameException} or {@link ArithmeticException} is shown at the call. */
    @FunctionalInterface
    public interface Body {
        Value apply(Arguments arguments);
    }

    /** @param parameters names separated by blanks */
    static Function of(Topic topic, String name, String parameters, String definition, Body body, String... examples) {
        return new Function(name, List.of(parameters.split(" ")), definition, topic, List.of(examples), body);
    }

    boolean takes(int arguments) {
        return isVariadic() ? arguments >= parameters.size() : arguments == parameters.size();
    }

    private boolean isVariadic() {
        return parameters.get(parameters.size() - 1).endsWith("…");
    }

    /** As {@code cool(g, t)}. */
    public String usage() {
        return name + "(" + String.join(", ", parameters) + ")";
    }
}
