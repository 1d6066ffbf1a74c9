package tedomari.lang;

/**
 * The value of an expression, and its number in the session: {@code $number} is this value.
 *
 * @param start where the text of the expression begins
 * @param end where it ends
 */
public record Result(int number, Value value, int start, int end) {}
