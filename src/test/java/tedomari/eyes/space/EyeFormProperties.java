package tedomari.eyes.space;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Two graphs have one form exactly if they are isomorphic. */
final class EyeFormProperties {

    private static EyeGraph form(EyeGraph graph) {
        return graph.ordered(EyeForm.order(graph));
    }

    /** Few labels and edges, so that different graphs often look alike. */
    private static EyeGraph random(Random random, int size, int edges) {
        int[] stones = new int[size];
        int[] missing = new int[size];
        long[] adjacency = new long[size];
        for (int i = 0; i < size; i++) {
            stones[i] = random.nextInt(8) == 0 ? random.nextInt(3) : EyeGraph.VACANT;
            missing[i] = random.nextInt(8) == 0 ? random.nextInt(3) : 0;
        }
        for (int i = 0; i < edges; i++) {
            int a = random.nextInt(size);
            int b = random.nextInt(size);
            if (a != b && Long.bitCount(adjacency[a]) < 4 && Long.bitCount(adjacency[b]) < 4) {
                adjacency[a] |= 1L << b;
                adjacency[b] |= 1L << a;
            }
        }
        return EyeGraph.of(stones, missing, adjacency);
    }

    private static EyeGraph shuffled(EyeGraph graph, Random random) {
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < graph.size(); i++) {
            order.add(i);
        }
        Collections.shuffle(order, random);
        return graph.ordered(order.stream().mapToInt(i -> i).toArray());
    }

    /** By trying all orders, one point after the other. */
    private static boolean isIsomorphic(EyeGraph a, EyeGraph b) {
        return a.size() == b.size() && extend(a, b, new int[a.size()], 0, 0);
    }

    private static boolean extend(EyeGraph a, EyeGraph b, int[] image, int k, long used) {
        if (k == a.size()) {
            return true;
        }
        for (int p = 0; p < b.size(); p++) {
            if ((used >>> p & 1) == 0 && a.label(k) == b.label(p) && fits(a, b, image, k, p)) {
                image[k] = p;
                if (extend(a, b, image, k + 1, used | 1L << p)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean fits(EyeGraph a, EyeGraph b, int[] image, int k, int p) {
        for (int i = 0; i < k; i++) {
            if ((a.adjacency(k) >>> i & 1) != (b.adjacency(p) >>> image[i] & 1)) {
                return false;
            }
        }
        return true;
    }

    @Property(tries = 3000)
    void graphsHaveOneFormExactlyIfTheyAreIsomorphic(
            @ForAll long seed, @ForAll @IntRange(min = 1, max = 7) int size, @ForAll @IntRange(max = 12) int edges) {
        Random random = new Random(seed);
        EyeGraph a = random(random, size, edges);
        EyeGraph b = random(random, size, edges);
        assertEquals(isIsomorphic(a, b), form(a).equals(form(b)));
    }

    @Property(tries = 1000)
    void theFormDoesNotDependOnTheOrderOfThePoints(
            @ForAll long seed, @ForAll @IntRange(min = 1, max = 12) int size, @ForAll @IntRange(max = 20) int edges) {
        Random random = new Random(seed);
        EyeGraph graph = random(random, size, edges);
        assertEquals(form(graph), form(shuffled(graph, random)));
        assertTrue(isIsomorphic(graph, form(graph)));
    }

    /** The matrix as the paper reads it: down the columns, labels first. */
    private static String read(EyeGraph graph) {
        StringBuilder bits = new StringBuilder();
        for (int bit = 6; bit >= 0; bit--) {
            for (int row = 0; row < graph.size(); row++) {
                bits.append(graph.label(row) >> bit & 1);
            }
        }
        for (int column = 0; column < graph.size(); column++) {
            for (int row = 0; row < graph.size(); row++) {
                bits.append(graph.adjacency(row) >>> column & 1);
            }
        }
        return bits.toString();
    }

    @Property(tries = 300)
    void theFormIsTheLargestMatrixOfAllOrders(@ForAll long seed, @ForAll @IntRange(min = 1, max = 6) int size) {
        EyeGraph graph = random(new Random(seed), size, size);
        String largest = "";
        for (int[] order : orders(size)) {
            String bits = read(graph.ordered(order));
            largest = bits.compareTo(largest) > 0 ? bits : largest;
        }
        assertEquals(largest, read(form(graph)));
    }

    private static List<int[]> orders(int size) {
        if (size == 0) {
            return List.of(new int[0]);
        }
        List<int[]> all = new ArrayList<>();
        for (int[] order : orders(size - 1)) {
            for (int at = 0; at < size; at++) {
                int[] more = new int[size];
                System.arraycopy(order, 0, more, 0, at);
                more[at] = size - 1;
                System.arraycopy(order, at, more, at + 1, size - 1 - at);
                all.add(more);
            }
        }
        return all;
    }

    @Test
    void aFormCostsFewOrders() {
        for (int size = 1; size <= 9; size++) {
            int most = Polyomino.ofSize(size).stream()
                    .mapToInt(polyomino -> EyeForm.cost(polyomino.graph()))
                    .max()
                    .orElseThrow();
            // 24 is the most up to size 12 too, which takes longer to find than a test should.
            assertTrue(most <= 24, "size " + size + " costs " + most);
        }
    }
}
