package tedomari.eyes;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Libraries that the tests share, built when first asked for into a folder that goes when they end. */
final class Built {

    static final Shelf SHELF = shelf();

    private Built() {}

    private static Shelf shelf() {
        try {
            Path folder = Files.createTempDirectory("tedomari-eyes");
            Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(folder)));
            return Shelf.in(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void delete(Path folder) {
        try (var files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
            Files.delete(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Library library(int size) {
        try {
            return SHELF.open(size);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** All eyes that a library stores. */
    static List<Evaluation> stored(int size) {
        Library library = library(size);
        List<Evaluation> all = new ArrayList<>();
        for (int shape = 0; shape < library.shapes(); shape++) {
            all.addAll(evaluations(library.block(shape)));
        }
        return all;
    }

    /** All eyes of a size that are not alive, under a ruling. */
    static List<Evaluation> under(Ruling ruling, int size) {
        Shapes shapes = Shapes.ofSize(size);
        ShapeSolver solver = new ShapeSolver(size, ruling);
        List<Evaluation> all = new ArrayList<>();
        for (int i = 0; i < shapes.count(); i++) {
            all.addAll(evaluations(Block.at(ByteBuffer.wrap(solver.solve(shapes.get(i))), 0)));
        }
        return all;
    }

    private static List<Evaluation> evaluations(Block block) {
        List<Evaluation> all = new ArrayList<>();
        for (int eye = 0; eye < block.eyes(); eye++) {
            all.add(new Evaluation(Eye.of(block.shape(), block.key(eye)), block.recordsOf(eye)));
        }
        return all;
    }
}
