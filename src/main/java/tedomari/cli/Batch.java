package tedomari.cli;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tedomari.cgt.GameException;
import tedomari.cli.shell.ExitCode;
import tedomari.cli.shell.Settings;
import tedomari.cli.text.Utf8;
import tedomari.lang.LangException;
import tedomari.lang.Printer;
import tedomari.lang.Result;
import tedomari.lang.Session;
import tedomari.lang.Source;
import tedomari.lang.Statements;

/**
 * Expressions evaluated without a conversation: from the command line, a script or a pipe.
 *
 * <p>One line out for each expression in, in order. An error is a line too and does not end the stream; where it stands in
 * the text is shown on standard error.
 */
final class Batch {

    private static final Gson JSON = new GsonBuilder().disableHtmlEscaping().create();

    private final Settings settings;
    private final Printer printer;
    private final PrintStream out;
    private final PrintStream errors;
    private final Session session = new Session();
    private boolean failed;

    Batch(Settings settings, PrintStream out, PrintStream errors) {
        this.settings = settings;
        this.printer = new Printer(settings.notation());
        this.out = out;
        this.errors = errors;
    }

    /** 0, or 2 if any expression failed. */
    int exitCode() {
        return failed ? ExitCode.BAD_INPUT : 0;
    }

    /** Every expression a line of its own. */
    void expressions(List<String> texts) {
        for (int i = 0; i < texts.size(); i++) {
            evaluate(Source.of("-e", texts.get(i), i + 1));
        }
        out.flush();
    }

    /** Every line stands alone. */
    void stream(InputStream in) throws IOException {
        ByteLines lines = new ByteLines(in);
        for (byte[] line = lines.next(); line != null; line = lines.next()) {
            Utf8 text = Utf8.of(line);
            if (text.isValid()) {
                evaluate(Source.of("standard input", text.text(), lines.count()));
            } else {
                invalidBytes("standard input", lines.count(), text);
            }
            if (!lines.isReady()) {
                out.flush();
            }
        }
        out.flush();
    }

    /** A statement goes on over lines until its brackets close. */
    void script(Path file) throws IOException {
        Utf8 text = Utf8.of(Files.readAllBytes(file));
        if (text.isValid()) {
            for (Source statement : Statements.split(Source.of(file.toString(), text.text(), 1))) {
                evaluate(statement);
            }
        } else {
            invalidBytes(file.toString(), text.line(), text);
        }
        out.flush();
    }

    private void evaluate(Source source) {
        try {
            session.run(source, result -> show(result, source));
        } catch (LangException e) {
            fail(source.name(), e.line(), e.column(), e.sentence(), e.excerpt());
        }
    }

    private void show(Result result, Source source) {
        String text;
        try {
            text = printer.print(result.value());
        } catch (GameException e) {
            int at = result.start();
            fail(source.name(), source.line(at), source.column(at), e.sentence(), source.excerpt(at));
            return;
        }
        if (settings.json()) {
            JsonObject object = new JsonObject();
            object.addProperty("value", text);
            object.addProperty("kind", result.value().kind());
            out.println(JSON.toJson(object));
        } else {
            out.println(text);
        }
    }

    private void invalidBytes(String name, int line, Utf8 text) {
        String sentence = "byte " + text.badByte() + " is not valid UTF-8";
        fail(name, line, text.column(), sentence, text.excerpt());
    }

    private void fail(String name, int line, int column, String sentence, String excerpt) {
        failed = true;
        if (settings.json()) {
            JsonObject object = new JsonObject();
            object.addProperty("error", sentence);
            object.addProperty("line", line);
            object.addProperty("column", column);
            out.println(JSON.toJson(object));
        } else {
            out.println("error: " + line + ":" + column + ": " + sentence);
        }
        if (!settings.quiet()) {
            out.flush();
            errors.println(name + ":" + line + ":" + column);
            errors.println(excerpt);
        }
    }
}
