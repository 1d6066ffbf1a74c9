package tedomari.draw;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * A self-contained HTML page: style and script are inside, nothing is loaded, so it works offline.
 *
 * @param body the markup
 * @param script the name of a script among the resources of this package
 */
record Page(String title, String body, String script) {

    String text() {
        return """
                <!DOCTYPE html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <meta name="color-scheme" content="light dark">
                <title>%s</title>
                <style>
                %s%s%s</style>
                </head>
                <body>
                %s<script>
                %s</script>
                </body>
                </html>
                """.formatted(
                        Svg.escaped(title), resource("page.css"), BoardSvg.STYLE, Svg.STYLE, body, resource(script));
    }

    private static String resource(String name) {
        try (InputStream in = Page.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("the program lacks its part " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
