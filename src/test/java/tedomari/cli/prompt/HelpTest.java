package tedomari.cli.prompt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collection;
import java.util.List;
import org.jline.utils.AttributedString;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tedomari.cgt.Notation;
import tedomari.lang.Function;
import tedomari.lang.Library;
import tedomari.lang.Session;

final class HelpTest {

    private final Help help = new Help(Notation.ASCII, 80);

    static Collection<Function> functions() {
        return Library.functions();
    }

    private List<String> about(String name, Session session) {
        return help.about(name, session).orElseThrow().stream()
                .map(AttributedString::toString)
                .toList();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("functions")
    void everyFunctionHasExamplesThatWork(Function function) {
        assertFalse(function.examples().isEmpty());
        if (function.topic() == Function.Topic.PICTURES) {
            // Their examples would write files here.
            return;
        }
        for (String example : function.examples()) {
            assertFalse(help.value(example).startsWith("error:"), () -> example + " gives " + help.value(example));
        }
    }

    @Test
    void helpOnAFunctionShowsItsUsageDefinitionAndExamplesWithTheirValues() {
        List<String> lines = about("Cool", new Session());
        assertEquals("cool(g, t)", lines.get(0));
        assertTrue(lines.contains("  > {4|0}.cool(2)"));
        assertTrue(lines.contains("  2*"));
    }

    @Test
    void everyExampleOfTheSyntaxWorks() {
        for (SyntaxHelp.Example example : SyntaxHelp.examples()) {
            assertFalse(help.value(example.text()).startsWith("error:"), example::text);
        }
        assertEquals("3*2", help.value("3*2"));
        assertEquals("6", help.value("3 * 2"));
    }

    @Test
    void thereIsHelpOnEverythingThatIsOffered() {
        for (String topic : Help.topics()) {
            assertFalse(about(topic, new Session()).isEmpty(), topic);
        }
    }

    @Test
    void helpOnADefinitionShowsIt() {
        Session session = new Session();
        session.evaluate("twin(g) := g + g; x := 3");
        assertEquals(List.of("twin(g) := g + g"), about("twin", session));
        assertEquals(List.of("x := 3"), about("X", session));
    }

    @Test
    void aMistypedTopicIsCorrected() {
        assertTrue(help.about("coool", new Session()).isEmpty());
        assertEquals("there is no help on 'coool', did you mean 'help cool'?", Help.unknown("coool"));
        assertEquals("there is no help on 'qqq'; 'help' tells what there is", Help.unknown("qqq"));
    }

    @ParameterizedTest
    @ValueSource(ints = {30, 60, 120})
    void theOverviewNamesAllFunctionsAndFitsTheWindow(int width) {
        List<String> lines = new Help(Notation.ASCII, width)
                .overview().stream().map(AttributedString::toString).toList();
        String all = String.join("\n", lines);
        Library.functions().forEach(function -> assertTrue(all.contains(function.usage()), function.usage()));
        // A formula has no place to cut it.
        lines.forEach(line -> assertTrue(line.length() < width || !line.strip().contains(" "), line));
    }
}
