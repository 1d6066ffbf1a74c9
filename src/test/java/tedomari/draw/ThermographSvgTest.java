package tedomari.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.w3c.dom.Element;
import tedomari.cgt.Notation;

final class ThermographSvgTest {

    @TestFactory
    Stream<DynamicTest> meanAndTemperatureAreWritten() {
        return Samples.GAMES.entrySet().stream()
                .map(entry -> DynamicTest.dynamicTest(entry.getKey(), () -> {
                    Document svg =
                            Document.parse(ThermographSvg.of(entry.getValue().thermograph(), entry.getKey()));
                    svg.text("mean " + Label.of(entry.getValue().mean(), Notation.UNICODE, 12));
                    svg.text("temperature " + Label.of(entry.getValue().temperature(), Notation.UNICODE, 12));
                    assertEquals(entry.getKey(), svg.elements("title").get(0).getTextContent());
                }));
    }

    @TestFactory
    Stream<DynamicTest> everythingLiesOnTheSheet() {
        return Samples.GAMES.entrySet().stream()
                .map(entry -> DynamicTest.dynamicTest(entry.getKey(), () -> {
                    Document svg =
                            Document.parse(ThermographSvg.of(entry.getValue().thermograph()));
                    double width = Document.number(svg.root(), "width");
                    for (Element text : svg.elements("text")) {
                        double length = Svg.width(text.getTextContent());
                        double x = Document.number(text, "x");
                        double from = switch (text.getAttribute("text-anchor")) {
                            case "start" -> x;
                            case "middle" -> x - length / 2;
                            default -> x - length;
                        };
                        assertTrue(from >= 0 && from + length <= width, text.getTextContent());
                    }
                }));
    }

    @Test
    void aLargerNumberIsFurtherLeftAndAHigherTemperatureFurtherUp() throws Exception {
        Document svg = Document.parse(ThermographSvg.of(Samples.switches(5).thermograph()));
        List<Double> xs =
                Stream.of("3", "2", "-1", "-3").map(value -> lowest(svg, value)).toList();
        assertEquals(xs.stream().sorted().toList(), xs);
        assertTrue(Document.number(svg.text("5"), "y") < Document.number(svg.text("4"), "y"));
    }

    /** The x of the label on the axis of values. */
    private static double lowest(Document svg, String label) {
        return svg.elements("text").stream()
                .filter(text -> text.getTextContent().equals(label))
                .filter(text -> text.getAttribute("text-anchor").equals("middle"))
                .mapToDouble(text -> Document.number(text, "x"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aTitleMayHoldAnything() throws Exception {
        String title = "<&\"'>\u0001 {4|0}";
        Document svg = Document.parse(ThermographSvg.of(Samples.game(4, 0).thermograph(), title));
        assertEquals(
                title.replace('\u0001', '\uFFFD'), svg.elements("title").get(0).getTextContent());
    }

    @Test
    void theLocaleDoesNotMatter() {
        Locale before = Locale.getDefault();
        String expected = ThermographSvg.of(Samples.game(7, 0).thermograph());
        try {
            Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
            assertEquals(expected, ThermographSvg.of(Samples.game(7, 0).thermograph()));
            Locale.setDefault(Locale.forLanguageTag("tr-TR"));
            assertEquals(expected, ThermographSvg.of(Samples.game(7, 0).thermograph()));
        } finally {
            Locale.setDefault(before);
        }
    }
}
