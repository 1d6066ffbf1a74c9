package tedomari.eyes.space;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The empty eyespaces away from the edge that are one shape: isomorphic as graphs.
 *
 * @param name size and number, such as {@code 4.2}
 * @param degrees of the points, falling
 * @param status null if the search was not through
 */
public record EyeShape(
        String name,
        int size,
        List<Integer> degrees,
        List<Polyomino> polyominoes,
        @Nullable Status status) {

    /** The shapes of that size, by degrees. */
    public static List<EyeShape> ofSize(int size, EyeTable table) {
        Map<EyeGraph, List<Polyomino>> classes = new LinkedHashMap<>();
        for (Polyomino polyomino : Polyomino.ofSize(size)) {
            EyeGraph graph = polyomino.graph();
            EyeGraph form = graph.ordered(EyeForm.order(graph));
            classes.computeIfAbsent(form, key -> new ArrayList<>()).add(polyomino);
        }
        List<EyeGraph> forms = new ArrayList<>(classes.keySet());
        forms.sort(Comparator.comparing(
                form -> degrees(form).stream().map(String::valueOf).collect(Collectors.joining(" "))));
        return IntStream.range(0, forms.size())
                .mapToObj(i -> new EyeShape(
                        size + "." + (i + 1),
                        size,
                        degrees(forms.get(i)),
                        classes.getOrDefault(forms.get(i), List.of()),
                        table.status(forms.get(i)).status()))
                .toList();
    }

    private static List<Integer> degrees(EyeGraph form) {
        return IntStream.range(0, form.size())
                .mapToObj(i -> Long.bitCount(form.adjacency(i)))
                .sorted(Comparator.reverseOrder())
                .toList();
    }
}
