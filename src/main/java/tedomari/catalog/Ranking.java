package tedomari.catalog;

import java.util.ArrayList;
import java.util.List;
import tedomari.cgt.Relation;

/** Moves in the order of what they gain: none comes after one that is smaller. */
public record Ranking(List<Candidate> candidates) {

    public static Ranking of(List<Candidate> candidates) {
        List<Candidate> open = new ArrayList<>(candidates);
        List<Candidate> ranked = new ArrayList<>();
        while (!open.isEmpty()) {
            Candidate next = open.stream()
                    .filter(it -> open.stream().noneMatch(other -> other.relationTo(it) == Relation.GREATER))
                    .findFirst()
                    .orElseThrow();
            ranked.add(next);
            open.remove(next);
        }
        return new Ranking(List.copyOf(ranked));
    }
}
