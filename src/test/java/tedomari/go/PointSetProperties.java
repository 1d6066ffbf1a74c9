package tedomari.go;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** A set of points is a set. */
final class PointSetProperties {

    private static PointSet of(Set<Integer> points) {
        return PointSet.of(points.stream().mapToInt(Integer::intValue).toArray());
    }

    @Property(tries = 300)
    void itBehavesLikeASetOfTheLibrary(
            @ForAll Set<@IntRange(max = 624) Integer> a, @ForAll Set<@IntRange(max = 624) Integer> b) {
        Set<Integer> union = new TreeSet<>(a);
        union.addAll(b);
        Set<Integer> both = new TreeSet<>(a);
        both.retainAll(b);
        Set<Integer> rest = new TreeSet<>(a);
        rest.removeAll(b);
        assertEquals(of(union), of(a).union(of(b)));
        assertEquals(of(both), of(a).intersection(of(b)));
        assertEquals(of(rest), of(a).minus(of(b)));
        assertEquals(!both.isEmpty(), of(a).intersects(of(b)));
        assertEquals(a.containsAll(b), of(a).containsAll(of(b)));
        assertEquals(union, of(union).stream().boxed().collect(Collectors.toCollection(TreeSet::new)));
        assertEquals(a.size(), of(a).size());
        assertEquals(of(a).equals(of(b)), of(a).compareTo(of(b)) == 0);
        assertEquals(Integer.signum(of(a).compareTo(of(b))), -Integer.signum(of(b).compareTo(of(a))));
    }
}
