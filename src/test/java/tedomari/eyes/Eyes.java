package tedomari.eyes;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Eyes for tests. */
final class Eyes {

    private Eyes() {}

    /** A legal eye of 1 to {@code most} points, in norm position, with a ko point now and then. */
    static Eye random(Random random, int most) {
        int size = 1 + random.nextInt(most);
        Shapes shapes = Shapes.ofSize(size);
        while (true) {
            Shape shape = shapes.get(random.nextInt(shapes.count()));
            Ground ground = new Ground(size);
            ground.prepare(shape);
            Colourings colourings = new Colourings(ground);
            colourings.prepare();
            int m = random.nextInt(colourings.count());
            int white = colourings.white(m);
            int black = colourings.black(m);
            if (ground.attached[white] != 0) {
                continue;
            }
            Inhabitants inhabitants = new Inhabitants(ground, colourings);
            List<Integer> kos = new ArrayList<>(List.of(Eye.NO_KO));
            for (int point = 0; point < size; point++) {
                if (((white | black) >> point & 1) == 0 && inhabitants.ban(white, black, point) != Ban.NONE) {
                    kos.add(point);
                }
            }
            Eye eye = new Eye(shape, white, black, kos.get(random.nextInt(kos.size())));
            return Placement.of(shape.location(), xs(shape), ys(shape), white, black, eye.ko())
                    .eye();
        }
    }

    static int[] xs(Shape shape) {
        int[] xs = new int[shape.size()];
        java.util.Arrays.setAll(xs, shape::x);
        return xs;
    }

    static int[] ys(Shape shape) {
        int[] ys = new int[shape.size()];
        java.util.Arrays.setAll(ys, shape::y);
        return ys;
    }
}
