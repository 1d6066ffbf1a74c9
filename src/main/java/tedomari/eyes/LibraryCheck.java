package tedomari.eyes;

import java.util.List;
import tedomari.go.Colour;
import tedomari.task.Progress;

/**
 * Verifies a library once more, from what is in its file: checksums, order, norm positions, the {@link Laws}, the sets of moves, and
 * the counts of the head.
 *
 * @param shapes how many shapes were checked, and so on
 */
public record LibraryCheck(int shapes, long eyes, long records) {

    /**
     * Checks all of a library.
     *
     * @throws Inconsistency with a sentence that names the file and the eye, at the first thing that is wrong
     */
    public static LibraryCheck of(Library library, Progress progress) {
        Shapes expected = Shapes.ofSize(library.size());
        require(library, expected.count() == library.shapes(), "it does not hold all shapes of its size");
        Tally tally = new Tally();
        for (int i = 0; i < library.shapes(); i++) {
            Progress.checkpoint();
            Block block = library.block(i);
            require(library, block.shapeNumber() == expected.get(i).number(), "its shapes are out of order");
            check(library, block);
            tally.add(block);
            progress.report("checking", i + 1, library.shapes());
        }
        require(library, tally.equals(library.tally()), "the counts in its head are not those of its eyes");
        return new LibraryCheck(library.shapes(), tally.stored(), tally.records());
    }

    private static void require(Library library, boolean holds, String otherwise) {
        if (!holds) {
            throw new Inconsistency(library.file() + ": " + otherwise);
        }
    }

    private static void check(Library library, Block block) {
        Shape shape = block.shape();
        Laws laws = new Laws();
        int last = -1;
        int calm = 0;
        for (int i = 0; i < block.eyes(); i++) {
            int key = block.key(i);
            Eye eye = Eye.of(shape, key);
            try {
                expect(key > last, "the eyes are out of order");
                last = key;
                expect(isNorm(eye, key), "the eye is not in norm position");
                calm += obeys(laws, eye, block.recordsOf(i)) ? 1 : 0;
            } catch (Inconsistency e) {
                throw new Inconsistency(library.file() + ": " + shape + ", eye " + key + ": " + e.getMessage(), e);
            }
        }
        require(library, calm == block.calm(), shape + " has another number of calm eyes");
    }

    private static boolean isNorm(Eye eye, int key) {
        return eye.key() == key
                && eye.shape().symmetries().stream()
                        .allMatch(motion -> eye.image(motion).key() >= key);
    }

    private static boolean obeys(Laws laws, Eye eye, List<EyeRecord> records) {
        laws.begin(eye.ko() < 0);
        int next = 0;
        boolean withEye = false;
        for (EyeRecord record : records) {
            if (record.extraEye() && !withEye) {
                expect(next == Laws.LEVELS, "external liberties are missing");
                withEye = true;
                next = 0;
            }
            if (next == 0 && record.from() == 1 && !withEye) {
                laws.add(0, 0, Finding.IMPOSSIBLE);
                next = 1;
            }
            expect(record.from() == next && record.extraEye() == withEye, "external liberties are missing");
            for (Colour first : Colour.values()) {
                checkMoves(eye, record, first);
            }
            for (; next <= record.to(); next++) {
                laws.add(withEye ? 1 : 0, next, record.finding());
            }
        }
        expect(withEye && next == Laws.LEVELS, "external liberties are missing");
        return laws.isCalm();
    }

    private static void checkMoves(Eye eye, EyeRecord record, Colour first) {
        int status = record.status(first);
        MoveSet best = record.best(first);
        expect(Math.abs(status) <= EyeRecord.WON, "a status is out of range");
        expect(
                best.isEmpty() == (status == 0 || status == -EyeRecord.WON),
                "moves are listed for a player who may not move, or none for one who may win");
        expect((best.points() & (eye.white() | eye.black() | ~eye.shape().all())) == 0, "a best move is occupied");
        expect(!best.containsOutside() || first == Colour.BLACK, "White fills an external liberty of her own");
    }

    private static void expect(boolean holds, String otherwise) {
        if (!holds) {
            throw new Inconsistency(otherwise);
        }
    }
}
