package tedomari.judge;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import tedomari.cgt.Notation;
import tedomari.go.Colour;
import tedomari.go.Position;
import tedomari.go.io.Diagram;
import tedomari.go.io.FormatException;
import tedomari.search.Limits;
import tedomari.semeai.Region;
import tedomari.semeai.RegionException;
import tedomari.semeai.RegionValue;
import tedomari.task.Progress;

/** Whatever is written down, there is a value, a verdict or a reason. */
final class RegionFuzzProperties {

    @Provide
    Arbitrary<String> diagrams() {
        Arbitrary<String> row = Arbitraries.of('.', '.', 'X', 'O', 'B', '@', '@', '@', '%', '%', 'W', '#')
                .list()
                .ofSize(4)
                .map(points -> {
                    StringBuilder text = new StringBuilder();
                    points.forEach(text::append);
                    return text.toString();
                });
        return row.list()
                .ofMinSize(2)
                .ofMaxSize(4)
                .map(rows -> String.join("/", rows))
                .filter(RegionFuzzProperties::isSmall);
    }

    /** Few enough points for a test that runs every time. */
    private static boolean isSmall(String diagram) {
        return diagram.chars().filter(c -> c == '.' || c == 'X' || c == 'O').count() <= 8;
    }

    @Property(tries = 2000, shrinking = ShrinkingMode.BOUNDED)
    void aRegionHasAValueOrAReason(@ForAll("diagrams") String diagram) {
        try {
            RegionValue value = Region.of(Diagram.read(diagram).position()).value();
            assertTrue(value.dependsOnKo() || value.cooled().isNumber() || value.temperature() != null);
        } catch (RegionException | FormatException e) {
            assertFalse(String.valueOf(e.getMessage()).isBlank());
        }
    }

    @Property(tries = 1000, shrinking = ShrinkingMode.BOUNDED)
    void aPositionHasAVerdictOrAReason(@ForAll("diagrams") String diagram) {
        try {
            Position position = Diagram.read(diagram).position();
            Judgement judgement = new Judge(false, Limits.ofNodes(20_000), Progress.SILENT).judge(position);
            for (Colour first : Colour.values()) {
                assertFalse(judgement
                        .verdict(first)
                        .reason()
                        .sentence(Notation.ASCII)
                        .isBlank());
            }
        } catch (RegionException | FormatException e) {
            assertFalse(String.valueOf(e.getMessage()).isBlank());
        }
    }
}
