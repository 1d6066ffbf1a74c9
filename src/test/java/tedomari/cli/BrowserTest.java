package tedomari.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The pages in a real browser: headless Chromium, which {@code scripts/install-browser} installs. */
@Tag("browser")
final class BrowserTest {

    private static final Path SCREENSHOTS = Path.of("target", "screenshots");
    private static final Pattern RESULT = Pattern.compile("<pre id=\"result\">(.*?)</pre>", Pattern.DOTALL);

    @TempDir
    private Path folder = Path.of("");

    /** Runs a script in a page after it was loaded; what the script returns, and the errors that were met. */
    private JsonObject run(String page, String script) throws IOException, InterruptedException {
        String head =
                "<script>window.errors = []; window.addEventListener('error', e => errors.push(String(e.message)));"
                        + "console.error = text => errors.push(String(text));</script>";
        String tail = "<script>window.addEventListener('load', () => { const result = (() => {" + script + "})();"
                + "result.errors = errors; const pre = document.createElement('pre'); pre.id = 'result';"
                + "pre.textContent = JSON.stringify(result); document.body.append(pre); });</script>";
        String watched = page.replace("<head>", "<head>" + head).replace("</body>", tail + "</body>");
        Path file = folder.resolve("page.html");
        Files.writeString(file, watched);
        String dom =
                browse("--virtual-time-budget=5000", "--dump-dom", file.toUri().toString());
        Matcher result = RESULT.matcher(dom);
        assertTrue(result.find(), dom.length() > 2000 ? dom.substring(dom.length() - 2000) : dom);
        String json = result.group(1).replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
        JsonObject object = JsonParser.parseString(json).getAsJsonObject();
        assertEquals("[]", object.get("errors").toString());
        return object;
    }

    private String browse(String... options) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                System.getenv().getOrDefault("CHROMIUM", "chromium"),
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--user-data-dir=" + Files.createTempDirectory(folder, "profile")));
        command.addAll(List.of(options));
        Path out = Files.createTempFile(folder, "dom", ".html");
        Process process = new ProcessBuilder(command)
                .redirectOutput(out.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        if (!process.waitFor(2, TimeUnit.MINUTES)) {
            process.destroyForcibly();
            throw new IOException("the browser did not end");
        }
        return Files.readString(out, StandardCharsets.UTF_8);
    }

    private static String catalog() throws IOException {
        return Files.readString(Path.of("corridors", "corridors.html"));
    }

    private String report() throws IOException {
        Path page = folder.resolve("race.html");
        assertEquals(0, Main.run("report", "games/nakamura-1.sgf", "--out", page.toString()));
        return Files.readString(page);
    }

    @Test
    void thePagesLoadNothing() throws IOException {
        for (String page : List.of(catalog(), report())) {
            String own = page.replace("http://www.w3.org/2000/svg", "");
            assertFalse(
                    own.contains("http:") || own.contains("https:") || own.contains("src="), "a resource from outside");
        }
    }

    @Test
    void theCatalogIsFilteredSortedAndShowsThermographs() throws IOException, InterruptedException {
        JsonObject result = run(catalog(), """
                const visible = () => [...document.querySelectorAll('.card')].filter(card => card.offsetParent !== null);
                const set = (id, value) => { const field = document.getElementById(id); field.value = value;
                  field.dispatchEvent(new Event('input', { bubbles: true })); };
                const r = { all: visible().length };
                set('width', '1');
                r.narrow = visible().length;
                r.onlyNarrow = visible().every(card => card.dataset.width === '1');
                set('width', '');
                set('search', '15/8');
                r.found = visible().length;
                r.text = visible()[0].textContent;
                set('search', '');
                set('check', 'search');
                r.searched = visible().length;
                set('check', '');
                set('sort', 'mean');
                const means = visible().map(card => Number(card.dataset.mean));
                r.sorted = means.every((mean, i) => i === 0 || means[i - 1] <= mean);
                const card = visible()[0];
                card.click();
                r.graphs = document.querySelectorAll('.graph svg').length;
                r.height = card.querySelector('.graph svg').getBoundingClientRect().height;
                card.click();
                r.closed = document.querySelectorAll('.graph').length;
                r.count = document.getElementById('count').textContent;
                return r;
                """);
        int all = result.get("all").getAsInt();
        assertTrue(all > 400);
        assertTrue(result.get("onlyNarrow").getAsBoolean());
        assertTrue(result.get("narrow").getAsInt() > 0 && result.get("narrow").getAsInt() < all);
        assertTrue(result.get("found").getAsInt() > 0);
        assertTrue(result.get("searched").getAsInt() < all);
        assertTrue(result.get("sorted").getAsBoolean());
        assertEquals(1, result.get("graphs").getAsInt());
        assertTrue(result.get("height").getAsDouble() > 50);
        assertEquals(0, result.get("closed").getAsInt());
        assertEquals(all + " of " + all, result.get("count").getAsString());
    }

    @Test
    void theLinesOfAReportAreSteppedThrough() throws IOException, InterruptedException {
        JsonObject result = run(report(), """
                const film = document.querySelector('.film');
                const output = film.querySelector('output');
                const stones = () => film.querySelectorAll('svg g circle:not(.mb):not(.mw)').length;
                const press = step => film.querySelector(`[data-step=${step}]`).click();
                const r = { films: document.querySelectorAll('.film').length, start: output.textContent, before: stones() };
                press('on');
                r.first = output.textContent;
                r.after = stones();
                press('last');
                r.end = output.textContent;
                press('back');
                press('first');
                r.again = output.textContent;
                r.trees = document.querySelectorAll('svg.tedomari').length;
                r.boards = document.querySelectorAll('svg.board').length;
                return r;
                """);
        assertEquals(2, result.get("films").getAsInt());
        assertTrue(result.get("start").getAsString().startsWith("0 of "));
        assertTrue(result.get("first").getAsString().startsWith("1 of "));
        assertTrue(result.get("first").getAsString().contains(": Black "));
        assertEquals(result.get("before").getAsInt() + 1, result.get("after").getAsInt());
        assertEquals(result.get("start"), result.get("again"));
        assertTrue(result.get("trees").getAsInt() >= 5);
        assertTrue(result.get("boards").getAsInt() >= 4);
    }

    @ParameterizedTest(name = "{0}, {1} pixels wide, {2}")
    @CsvSource({
        "catalog, 1280, light",
        "catalog, 400, dark",
        "report, 1280, dark",
        "report, 400, light",
    })
    void screenshotsAreTakenForPeopleToLookAt(String name, int width, String scheme)
            throws IOException, InterruptedException {
        Files.createDirectories(SCREENSHOTS);
        Path page = folder.resolve("shot.html");
        Files.writeString(page, name.equals("catalog") ? catalog() : report());
        Path picture = SCREENSHOTS.resolve(name + "-" + width + "-" + scheme + ".png");
        browse(
                "--window-size=" + width + ",1000",
                "--blink-settings=preferredColorScheme=" + (scheme.equals("dark") ? 0 : 1),
                "--screenshot=" + picture.toAbsolutePath(),
                page.toUri().toString());
        assertTrue(Files.size(picture) > 10_000);
    }
}
