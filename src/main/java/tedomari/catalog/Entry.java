package tedomari.catalog;

import java.util.List;
import tedomari.cgt.AtomicWeight;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Game;
import tedomari.search.Limits;
import tedomari.semeai.RegionValue;
import tedomari.task.Progress;

/**
 * A line of the catalog. Values are in ASCII; what is not there is empty.
 *
 * @param family the id of its family
 * @param atomicWeight of the cooled value less its mean, where that is an infinitesimal that has one
 * @param form the closed form for all lengths
 * @param races how many races an exact search of boards decided as the value says; 0 if none were searched
 * @param note what else there is to say
 */
public record Entry(
        String family,
        String title,
        int width,
        int length,
        Sketch sketch,
        String value,
        String cooled,
        String temperature,
        String atomicWeight,
        String form,
        int races,
        String note) {

    /** Corridors with so many empty points are searched on boards. */
    public static final int SEARCHED = 9;

    private static final int FIELDS = 12;

    /** Values a corridor and checks it in every way there is. */
    static Entry of(Corridor corridor) {
        Sketch sketch = corridor.sketch();
        RegionValue value = sketch.region().value();
        Family.ClosedForm form = corridor.closedForm();
        if (form != null && form.cooled() != value.cooled()) {
            throw new IllegalStateException("the closed form " + form.cooled() + " of " + sketch.diagram()
                    + " differs from its value " + value.cooled());
        }
        int races = 0;
        if (!value.dependsOnKo() && sketch.empties() <= SEARCHED) {
            Check check = Check.of(sketch, value, Limits.NONE, Progress.SILENT);
            if (check.wrong() > 0) {
                throw new IllegalStateException("an exact search of boards contradicts the value " + value.cooled()
                        + " of " + sketch.diagram());
            }
            races = check.races();
        }
        String note = value.dependsOnKo()
                ? "depends on a ko"
                : value.isClean() ? "" : "not clean: up to " + Finding.text(value.most());
        return new Entry(
                corridor.family().id(),
                corridor.family().title(),
                corridor.family().width(),
                corridor.length(),
                sketch,
                Finding.text(value.value()),
                Finding.text(value.cooled()),
                value.temperature().toString(),
                atomicWeight(value.cooled()),
                form == null ? "" : form.text(),
                races,
                note);
    }

    private static String atomicWeight(Game cooled) {
        Dyadic mean = cooled.mean();
        Game rest = cooled.minus(Game.of(mean));
        return rest.isInfinitesimal() && AtomicWeight.exists(rest) ? Finding.text(AtomicWeight.of(rest)) : "";
    }

    /** How the value was found and confirmed, in words. */
    public String checked() {
        return (form.isEmpty() ? "" : "formula, ") + "tree"
                + (races == 0 ? "" : ", exact search of " + races + " races");
    }

    String line() {
        return String.join(
                "\t",
                family,
                title,
                String.valueOf(width),
                String.valueOf(length),
                sketch.diagram(),
                value,
                cooled,
                temperature,
                atomicWeight,
                form,
                String.valueOf(races),
                note);
    }

    static Entry read(String line) {
        List<String> fields = List.of(line.split("\t", -1));
        if (fields.size() != FIELDS) {
            throw new IllegalArgumentException("an entry of the catalog has " + FIELDS + " fields: " + line);
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
}
