package tedomari.verify;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tedomari.task.Progress;

/** From a case in which something fails to a smallest one like it. */
final class Shrinking {

    private Shrinking() {}

    /**
     * Goes from case to smaller case as long as it fails; none of those next to the last one does.
     *
     * @param smaller the cases next to one, each smaller than it in an order without infinite descent
     */
    static <T> T shrink(T failing, Function<T, ? extends Stream<? extends T>> smaller, Predicate<T> fails) {
        T smallest = failing;
        @Nullable T next = failing;
        while (next != null) {
            smallest = next;
            Iterator<? extends T> candidates = smaller.apply(smallest).iterator();
            next = null;
            while (next == null && candidates.hasNext()) {
                Progress.checkpoint();
                T candidate = candidates.next();
                next = fails.test(candidate) ? candidate : null;
            }
        }
        return smallest;
    }

    /**
     * A diagram with a row or a column less, or one symbol replaced by a lighter one.
     *
     * @param weights all symbols, from light to heavy
     */
    static Stream<List<String>> smaller(List<String> rows, String weights) {
        List<List<String>> found = new ArrayList<>();
        for (int i = 0; i < rows.size() && rows.size() > 1; i++) {
            List<String> fewer = new ArrayList<>(rows);
            fewer.remove(i);
            found.add(fewer);
        }
        int width = rows.get(0).length();
        for (int i = 0; i < width && width > 1; i++) {
            int column = i;
            found.add(rows.stream()
                    .map(row -> row.substring(0, column) + row.substring(column + 1))
                    .toList());
        }
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < width; column++) {
                int weight = weights.indexOf(rows.get(row).charAt(column));
                for (char lighter : weights.substring(0, weight).toCharArray()) {
                    found.add(with(rows, row, column, lighter));
                }
            }
        }
        return found.stream();
    }

    private static List<String> with(List<String> rows, int row, int column, char symbol) {
        List<String> changed = new ArrayList<>(rows);
        StringBuilder text = new StringBuilder(rows.get(row));
        text.setCharAt(column, symbol);
        changed.set(row, text.toString());
        return changed;
    }
}
