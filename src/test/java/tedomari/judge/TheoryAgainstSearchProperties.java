package tedomari.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import tedomari.go.Colour;
import tedomari.go.Position;
import tedomari.go.io.Diagram;
import tedomari.search.Limits;
import tedomari.search.Outcome;
import tedomari.search.RaceResult;
import tedomari.search.RaceSolver;
import tedomari.semeai.RegionException;
import tedomari.task.Progress;

/** What the theory claims, the exact search finds; where it is silent, nothing is compared. */
final class TheoryAgainstSearchProperties {

    private static final Limits LIMITS = Limits.ofNodes(300_000);

    /** A race of Black, with a random region above his block, against plain liberties of White. */
    @Provide
    Arbitrary<String> races() {
        Arbitrary<String> row = Arbitraries.of('.', '.', '.', 'X', 'O', '@')
                .list()
                .ofSize(4)
                .map(points -> {
                    StringBuilder text = new StringBuilder("@");
                    points.forEach(text::append);
                    return text.append('@').toString();
                });
        Arbitrary<Integer> own = Arbitraries.integers().between(0, 3);
        Arbitrary<Integer> others = Arbitraries.integers().between(1, 6);
        return Combinators.combine(row, row, own, others).as(TheoryAgainstSearchProperties::race);
    }

    private static String race(String upper, String lower, int own, int others) {
        String extra = "@.".repeat(own) + "@@".repeat(3 - own);
        String below = "#.".repeat(others) + "##".repeat(6 - others);
        return String.join(
                "/",
                "@".repeat(12),
                upper + "@".repeat(6),
                lower + extra,
                "B".repeat(12),
                "W".repeat(12),
                below,
                "#".repeat(12));
    }

    @Property(tries = 300, shrinking = ShrinkingMode.BOUNDED)
    void theVerdictIsThatOfTheSearch(@ForAll("races") String diagram) {
        Position position = Diagram.read(diagram).position();
        Judgement judgement;
        try {
            judgement = new Judge(false, Limits.ofNodes(1), Progress.SILENT).judge(position);
        } catch (RegionException e) {
            return;
        }
        for (Colour first : Colour.values()) {
            Verdict verdict = judgement.verdict(first);
            if (verdict.method() == Method.FORMULA || verdict.method() == Method.BOUNDS) {
                RaceResult found = RaceSolver.of(LIMITS).solve(judgement.race().position(), first);
                if (found.outcome() != Outcome.UNKNOWN) {
                    assertEquals(found.outcome().name(), String.valueOf(verdict.result()), first + " first");
                }
            }
        }
    }
}
