package tedomari.lang;

import java.util.ArrayDeque;
import java.util.Deque;

/** The results of a session, the last {@value #KEPT} of them; {@code $1} is the first one. */
final class Results {

    private static final int KEPT = 10_000;

    private final Deque<Value> kept = new ArrayDeque<>();
    private int count;

    /** Takes a result and answers its number. */
    int add(Value value) {
        kept.addLast(value);
        if (kept.size() > KEPT) {
            kept.removeFirst();
        }
        return ++count;
    }

    Value get(Expression.Earlier reference, Source source) {
        int number = reference.number() == 0 ? count : reference.number();
        int index = number - (count - kept.size()) - 1;
        if (number > count || number < 1) {
            String name = reference.number() == 0 ? "_" : "$" + number;
            throw LangException.at(source, reference.offset(), "there is no result " + name + " yet");
        }
        if (index < 0) {
            throw LangException.at(source, reference.offset(), "the result $" + number + " is no longer kept");
        }
        return kept.stream().skip(index).findFirst().orElseThrow();
    }

    int count() {
        return count;
    }
}
