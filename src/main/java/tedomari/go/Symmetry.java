package tedomari.go;

import java.util.Comparator;
import java.util.List;

/**
 * The eight symmetries of the square. Those that transpose turn a board of w × h points into one of h × w. A symmetry first
 * transposes, then mirrors.
 */
public enum Symmetry {
    IDENTITY(false, false, false),
    MIRROR_LEFT_RIGHT(false, true, false),
    MIRROR_TOP_BOTTOM(false, false, true),
    TURN_HALF(false, true, true),
    TRANSPOSE(true, false, false),
    TURN_RIGHT(true, true, false),
    TURN_LEFT(true, false, true),
    TRANSPOSE_OTHER(true, true, true);

    private static final List<Symmetry> ALL = List.of(values());

    /** The order of positions by what they hold; positions of equal outlines only differ in the later keys. */
    private static final Comparator<Position> ORDER = Comparator.comparingInt(
                    (Position p) -> p.outline().width())
            .thenComparing(p -> p.outline().points())
            .thenComparing(Position::black)
            .thenComparing(Position::white)
            .thenComparing(Position::essential)
            .thenComparing(Position::safe)
            .thenComparing(Position::target)
            .thenComparingInt(p -> p.ko() == null ? -1 : p.ko());

    private final boolean transposes;
    private final boolean mirrorsColumns;
    private final boolean mirrorsRows;

    Symmetry(boolean transposes, boolean mirrorsColumns, boolean mirrorsRows) {
        this.transposes = transposes;
        this.mirrorsColumns = mirrorsColumns;
        this.mirrorsRows = mirrorsRows;
    }

    /** Those that keep width and height: all eight of a square, four of another rectangle. */
    public static List<Symmetry> of(int width, int height) {
        return width == height
                ? ALL
                : ALL.stream().filter(symmetry -> !symmetry.transposes).toList();
    }

    /** Those that map a board onto itself. */
    public static List<Symmetry> of(Outline outline) {
        return ALL.stream()
                .filter(symmetry -> symmetry.apply(outline).equals(outline))
                .toList();
    }

    /** The symmetry that leads to the smallest image of a position, transposed ones included. */
    public static Symmetry toCanonical(Position position) {
        Symmetry best = IDENTITY;
        Position smallest = position;
        for (Symmetry symmetry : ALL.subList(1, ALL.size())) {
            Position image = symmetry.apply(position);
            if (ORDER.compare(image, smallest) < 0) {
                best = symmetry;
                smallest = image;
            }
        }
        return best;
    }

    /** The same for all eight images of a position. */
    public static Position canonical(Position position) {
        return toCanonical(position).apply(position);
    }

    /** Where a point of the board goes; the answer is a point of {@link #apply(Outline)}. */
    public int apply(Outline outline, int point) {
        int width = transposes ? outline.height() : outline.width();
        int height = transposes ? outline.width() : outline.height();
        int column = transposes ? outline.row(point) : outline.column(point);
        int row = transposes ? outline.column(point) : outline.row(point);
        int newColumn = mirrorsColumns ? width - 1 - column : column;
        int newRow = mirrorsRows ? height - 1 - row : row;
        return newRow * width + newColumn;
    }

    public PointSet apply(Outline outline, PointSet points) {
        return PointSet.of(points.stream().map(point -> apply(outline, point)).toArray());
    }

    public Outline apply(Outline outline) {
        PointSet image = apply(outline, outline.points());
        return transposes
                ? Outline.of(outline.height(), outline.width(), image)
                : Outline.of(outline.width(), outline.height(), image);
    }

    public Position apply(Position position) {
        Outline outline = position.outline();
        Integer ko = position.ko();
        return new Position(
                apply(outline),
                apply(outline, position.black()),
                apply(outline, position.white()),
                apply(outline, position.essential()),
                apply(outline, position.safe()),
                apply(outline, position.target()),
                position.toMove(),
                ko == null ? null : apply(outline, ko));
    }

    /** First this, then {@code next}. */
    public Symmetry then(Symmetry next) {
        // A transposition exchanges the mirrors that were applied before it.
        boolean columns = next.transposes ? mirrorsRows : mirrorsColumns;
        boolean rows = next.transposes ? mirrorsColumns : mirrorsRows;
        return find(transposes != next.transposes, columns != next.mirrorsColumns, rows != next.mirrorsRows);
    }

    /** The one that undoes this. */
    public Symmetry inverse() {
        return transposes ? find(true, mirrorsRows, mirrorsColumns) : this;
    }

    private static Symmetry find(boolean transposes, boolean mirrorsColumns, boolean mirrorsRows) {
        // The constants are declared in the order of these three bits.
        return ALL.get((transposes ? 4 : 0) + (mirrorsRows ? 2 : 0) + (mirrorsColumns ? 1 : 0));
    }
}
