package tedomari.cli.race;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import tedomari.cli.shell.Settings;
import tedomari.go.Position;
import tedomari.go.io.Diagram;
import tedomari.search.Limits;
import tedomari.search.RaceSolver;

final class ExactRaceTest {

    private static ExactRace solved(String rows, RaceSolver solver) {
        Position position = Diagram.read(rows).setup();
        ExactRace race = new ExactRace(position, List.of());
        race.solve(solver, null);
        return race;
    }

    @Test
    void aRaceIsToldForEitherPlayerFirst() {
        String text = solved("@@@@/@..@/BBBB/WWWW/#.##/####", RaceSolver.of(Limits.NONE))
                .text(new Settings());
        assertTrue(text.contains("Black first: Black wins by pass, B2"), text);
        assertTrue(text.contains("White first: Black wins"), text);
        assertTrue(text.contains("  line: B2\n"), text);
    }

    @Test
    void aKoTellsHowManyThreatsChangeIt() {
        ExactRace race = solved("X./.W/BO/.X", RaceSolver.of(Limits.NONE));
        assertTrue(race.text(new Settings()).contains("ko: with 2 threats more for Black, Black wins"));
        JsonObject white = JsonParser.parseString(race.json()).getAsJsonObject().getAsJsonObject("whiteFirst");
        assertEquals("KO", white.get("status").getAsString());
        assertEquals(2, white.getAsJsonObject("blackNeeds").get("threats").getAsInt());
    }

    @Test
    void aSearchThatIsStoppedTellsWhatItKnows() {
        AtomicInteger asked = new AtomicInteger();
        RaceSolver solver = RaceSolver.of(Limits.NONE).until(() -> asked.incrementAndGet() > 1);
        String eyes = "@@@@@@@@/@BBBBBB@/@B....B@/@B....B@/@BBBBBB@/#WWWWWW#/#W....W#/#W....W#/#WWWWWW#/########";
        ExactRace race = solved(eyes, solver);
        assertTrue(race.isUnknown());
        assertTrue(race.text(new Settings()).contains("not complete: it was stopped"));
    }
}
