package tedomari.cli.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tedomari.catalog.CatalogText;
import tedomari.catalog.Corridors;
import tedomari.catalog.Entry;
import tedomari.catalog.Sketch;
import tedomari.cli.Main;
import tedomari.draw.CatalogPage;

/** The catalog in {@code corridors} is what {@code tedomari corridors --out corridors} writes. */
final class CorridorsTest {

    private static final Path CATALOG = Path.of("corridors");
    private static final Pattern FIELD = Pattern.compile("\"((?:[^\"]|\"\")*)\"(?:,|$)|([^,\"]*)(?:,|$)");

    private static String file(String ending) throws IOException {
        return Files.readString(CATALOG.resolve("corridors." + ending));
    }

    private static List<Entry> entries() throws IOException {
        return file("csv").lines().skip(1).map(CorridorsTest::entry).toList();
    }

    private static Entry entry(String line) {
        List<String> fields = new ArrayList<>();
        Matcher field = FIELD.matcher(line);
        while (fields.size() < 12 && field.find()) {
            String text =
                    field.group(1) == null ? field.group(2) : field.group(1).replace("\"\"", "\"");
            fields.add(text.replaceAll("\\bM\\b", "1024"));
        }
        return new Entry(
                fields.get(0),
                fields.get(1),
                Integer.parseInt(fields.get(2)),
                Integer.parseInt(fields.get(3)),
                new Sketch(fields.get(4)),
                fields.get(5),
                fields.get(6),
                fields.get(7),
                fields.get(8),
                fields.get(9),
                Integer.parseInt(fields.get(10)),
                fields.get(11));
    }

    @Test
    void allFormatsTellTheSame() throws IOException {
        CatalogText text = new CatalogText(entries());
        assertEquals(file("csv"), text.csv());
        assertEquals(file("json"), text.json());
        assertEquals(file("sgf"), text.sgf());
        assertEquals(file("md"), text.markdown(Values::typeset));
        assertEquals(file("html"), CatalogPage.of(entries(), Values::read));
    }

    @Test
    void smallCorridorsAreRegeneratedIdentically() throws IOException {
        List<Entry> entries = entries();
        Corridors corridors = new Corridors(0, null, 5);
        assertEquals(entries.size(), corridors.items());
        int compared = 0;
        for (int item = 0; item < entries.size(); item++) {
            if (entries.get(item).sketch().empties() <= 4) {
                assertEquals(entries.get(item), corridors.entry(item));
                compared++;
            }
        }
        assertTrue(compared > 100, compared + " compared");
    }

    @Test
    void everySmallCorridorWasSearched() throws IOException {
        for (Entry entry : entries()) {
            boolean isSmall =
                    entry.sketch().empties() <= Entry.SEARCHED && !entry.note().contains("ko");
            assertEquals(isSmall, entry.races() > 0, entry.toString());
        }
    }

    @Tag("heavy")
    @Test
    void theWholeCatalogIsRegeneratedIdentically(@TempDir Path folder) throws IOException {
        assertEquals(0, Main.run("corridors", "--out", folder.toString()));
        for (String ending : List.of("md", "csv", "json", "html", "sgf")) {
            assertEquals(file(ending), Files.readString(folder.resolve("corridors." + ending)), ending);
        }
    }

    @Test
    void badInputIsRefused(@TempDir Path folder) {
        assertEquals(2, Main.run("corridors", "--family", "w9", "--out", folder.toString()));
        assertEquals(2, Main.run("corridors", "--max", "0", "--out", folder.toString()));
        assertEquals(2, Main.run("corridors", "--width", "7", "--out", folder.toString()));
        assertEquals(2, Main.run("corridors", "--format", "pdf", "--out", folder.toString()));
    }
}
