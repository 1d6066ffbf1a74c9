package tedomari.draw;

import java.util.ArrayList;
import java.util.List;

/** The room for labels along an edge of a picture: first come, first served, and no two overlap. */
final class Margin {

    private record Span(double from, double to) {}

    private final List<Span> taken = new ArrayList<>();

    /** Takes the span if nobody has any of it; spans may touch. */
    boolean take(double from, double to) {
        if (taken.stream().anyMatch(span -> from < span.to && span.from < to)) {
            return false;
        }
        taken.add(new Span(from, to));
        return true;
    }
}
