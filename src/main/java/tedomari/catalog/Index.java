package tedomari.catalog;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tedomari.job.LocalRunner;
import tedomari.job.Runner;
import tedomari.task.Progress;

/**
 * What is known of the values of regions: the table of small boxes that comes with the program, and the surveys of larger
 * ones that were made on this machine. A survey that was stopped goes on where it was.
 *
 * @param folder where surveys are kept
 */
public record Index(Path folder) {

    /** The boxes with at most so many points are in the table that comes with the program. */
    public static final int SHIPPED_POINTS = 12;

    private static final int HIGHEST = 4;
    private static final int LEAST_HEIGHT_BEYOND = 2;
    private static final String SHIPPED = "boxes.tsv";

    /** The boxes of one to four rows with at most so many points, small ones first. */
    public static List<Box> boxes(int mostPoints) {
        return boxes(1, 1, mostPoints);
    }

    /** The boxes to survey next, small ones first. In a box of one row there is nothing new. */
    public static List<Box> largerBoxes() {
        return boxes(LEAST_HEIGHT_BEYOND, SHIPPED_POINTS + 1, Box.MOST_POINTS);
    }

    private static List<Box> boxes(int lowest, int least, int most) {
        List<Box> boxes = new ArrayList<>();
        for (int height = lowest; height <= HIGHEST; height++) {
            for (int width = 1; height * width <= most; width++) {
                if (height * width >= least) {
                    boxes.add(new Box(height, width));
                }
            }
        }
        boxes.sort(Comparator.comparingInt(Box::area).thenComparingInt(Box::height));
        return boxes;
    }

    /** The table that comes with the program. */
    public static RegionTable shipped() {
        try (InputStream in = Index.class.getResourceAsStream(SHIPPED)) {
            if (in == null) {
                throw new IllegalStateException("the program lacks its table " + SHIPPED);
            }
            return RegionTable.read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Where the survey of a box is kept. */
    public Path file(Box box) {
        return folder.resolve("box-" + box + "-" + BoxSurvey.EDITION + ".survey");
    }

    /** Surveys a box on all cores, or goes on with it. */
    RegionTable survey(Box box, Progress progress) throws IOException {
        Files.createDirectories(folder);
        return survey(box, LocalRunner.onAllCores(file(box), "regions of the box " + box, progress));
    }

    /** Surveys a box anywhere. */
    public static RegionTable survey(Box box, Runner runner) throws IOException {
        return new BoxSurvey(box.height(), box.width()).run(runner);
    }
}
