package tedomari.cli.eyes;

import java.io.PrintStream;
import java.util.Iterator;
import java.util.Locale;
import java.util.stream.Collectors;
import tedomari.cli.shell.Settings;
import tedomari.cli.shell.Standard;
import tedomari.cli.text.EyeText;
import tedomari.cli.text.TextTable;
import tedomari.eyes.Evaluation;
import tedomari.eyes.EyeRecord;
import tedomari.go.Colour;

/**
 * Eyes one after the other, in lines, as pictures or as JSON.
 *
 * @param draw pictures with all that is known, in place of lines
 * @param limit how many are shown; all are counted
 */
record EyeListing(Settings settings, boolean draw, int limit) {

    void print(Iterator<Evaluation> evaluations) {
        PrintStream out = Standard.output();
        long found = 0;
        while (evaluations.hasNext()) {
            Evaluation evaluation = evaluations.next();
            if (found++ < limit) {
                out.print(shown(EyeText.of(evaluation)));
            }
        }
        if (!settings.json()) {
            out.printf(
                    Locale.ROOT,
                    "%,d %s%s%n",
                    found,
                    found == 1 ? "eye" : "eyes",
                    found > limit && limit > 0 ? ", of which " + limit + " are shown" : "");
        } else if (limit == 0) {
            out.println("{\"eyes\":" + found + "}");
        }
        out.flush();
    }

    private String shown(EyeText text) {
        if (settings.json()) {
            return text.json() + "\n";
        }
        if (draw) {
            return text.board(settings.notation()) + "\n" + text.kind() + "\n" + new TextTable(text.table()).text()
                    + "\n";
        }
        return text.diagram() + "  " + text.kind() + "  " + statuses(text.evaluation()) + "\n";
    }

    /** Black's and White's status by liberties: 0: 1/-1 means 1 for Black first and −1 for White first. */
    private static String statuses(Evaluation evaluation) {
        return evaluation.records().stream()
                .filter(record -> !record.extraEye() || record.isCalm())
                .map(record -> (record.extraEye() ? "eye+" : "")
                        + record.from()
                        + (record.to() > 30 ? "+" : record.to() > record.from() ? "-" + record.to() : "")
                        + ": "
                        + status(record, Colour.BLACK)
                        + "/"
                        + status(record, Colour.WHITE)
                        + (record.isCalm() ? " calm" : ""))
                .collect(Collectors.joining(", "));
    }

    private static String status(EyeRecord record, Colour first) {
        return record.status(first) == 0 ? "-" : String.valueOf(record.status(first));
    }
}
