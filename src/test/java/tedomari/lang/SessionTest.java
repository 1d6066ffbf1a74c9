package tedomari.lang;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tedomari.cgt.Notation;

final class SessionTest {

    private final Session session = new Session();

    private List<String> printed(String text) {
        return session.evaluate(text).stream()
                .map(result -> new Printer(Notation.ASCII).print(result.value()))
                .toList();
    }

    @Test
    void definitionsHaveNoResult() {
        assertEquals(List.of(), printed("g := {4|0}; f(n) := n*^ // both"));
        assertEquals(List.of("{4|0}", "^3"), printed("G\nF(3)"));
    }

    @Test
    void earlierResultsHaveNames() {
        assertEquals(List.of("3", "4", "7", "3"), printed("3; 4; $1 + _; $1"));
        assertEquals(4, session.resultCount());
    }

    @Test
    void undoTakesBackTheLastDefinition() {
        printed("x := 1; x := 2; f(n) := n");
        assertEquals(Optional.of("f(n) := n"), session.undo());
        assertEquals(Optional.of("x := 2"), session.undo());
        assertEquals(List.of("1"), printed("x"));
        session.undo();
        assertEquals(Optional.empty(), session.undo());
        assertThrows(LangException.class, () -> session.evaluate("x"));
    }

    @Test
    void definitionsCanBeMadeAgain() {
        printed("3; x := _ + 1; f(n) := {n|x}; x := x + *; s := \"t\"");
        assertEquals(List.of("f(n) := {n|x}", "x := 4*", "s := \"t\""), session.definitions());
    }

    @Test
    void whatCameBeforeAnErrorStaysDone() {
        List<Result> results = new ArrayList<>();
        assertThrows(LangException.class, () -> session.run(Source.of("a := 1; a; 1/0; b := 2"), results::add));
        assertEquals(1, results.size());
        assertTrue(session.names().contains("a"));
        assertFalse(session.names().contains("b"));
    }

    @Test
    void aScriptIsCutWhereBracketsAreClosed() {
        Source script = Source.of("s.tdm", "#!/usr/bin/env tedomari\ng := {4|\n 0}\n\n1 +\n2\n3*\n'{1|\n2}' // end", 1);
        List<Source> statements = Statements.split(script);
        assertEquals(
                List.of("g := {4|\n 0}", "1 +\n2", "3*", "'{1|\n2}' // end"),
                statements.stream().map(Source::text).toList());
        assertEquals(
                List.of(2, 5, 7, 8), statements.stream().map(s -> s.line(0)).toList());
        assertEquals("s.tdm", statements.get(0).name());
    }

    @Test
    void anInterruptedComputationStops() {
        Thread.currentThread().interrupt();
        assertThrows(CancellationException.class, () -> session.evaluate("[n for n in 1..1000]"));
        assertTrue(Thread.interrupted());
        assertEquals(List.of("2"), printed("1 + 1"));
    }

    static Stream<String> examples() {
        return Library.functions().stream()
                .filter(function -> function.topic() != Function.Topic.PICTURES)
                .flatMap(function -> function.examples().stream());
    }

    @ParameterizedTest
    @MethodSource("examples")
    void theExamplesOfTheLibraryRun(String example) {
        assertEquals(1, printed(example).size());
    }

    @Test
    void theLibraryIsFoundInAnyCaseAndUnderTheNamesOfCgSuite() {
        for (String name : List.of("leftstop", "LEFTSTOP", "nortonMultiply", "ReducedCanonicalForm", "isnumbertiny")) {
            assertNotNull(Library.find(name), name);
        }
        assertTrue(Library.functions().stream()
                .noneMatch(function -> function.examples().isEmpty()));
    }
}
