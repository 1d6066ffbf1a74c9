package tedomari.verify;

import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tedomari.task.Progress;

/** From a case in which something fails to a smallest one like it. */
final class Shrinking {

    private Shrinking() {}

    /**
     * Goes from case to smaller case as long as it fails; none of those next to the last one does.
     *
     * @param smaller the cases next to one, each smaller than it in an order without infinite descent
     */
    static <T> T shrink(T failing, Function<T, Stream<T>> smaller, Predicate<T> fails) {
        T smallest = failing;
        T next = failing;
        while (next != null) {
            smallest = next;
            next = smaller.apply(smallest)
                    .peek(candidate -> Progress.checkpoint())
                    .filter(fails)
                    .findFirst()
                    .orElse(null);
        }
        return smallest;
    }
}
