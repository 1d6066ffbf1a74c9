package tedomari.draw;

import tedomari.cgt.Notation;

/** The characters that lines are drawn with. */
enum Pen {
    BOX('│', '╱', '╲', '─', '•', '▲', '┤', '└', '┴', '┬'),
    PLAIN('|', '/', '\\', '-', '+', '^', '+', '+', '+', '+');

    final char upright;
    final char rising;
    final char falling;
    final char level;
    final char corner;
    final char arrow;
    final char leftTick;
    final char origin;
    final char foot;
    final char lowerTick;

    Pen(
            char upright,
            char rising,
            char falling,
            char level,
            char corner,
            char arrow,
            char leftTick,
            char origin,
            char foot,
            char lowerTick) {
        this.upright = upright;
        this.rising = rising;
        this.falling = falling;
        this.level = level;
        this.corner = corner;
        this.arrow = arrow;
        this.leftTick = leftTick;
        this.origin = origin;
        this.foot = foot;
        this.lowerTick = lowerTick;
    }

    static Pen of(Notation notation) {
        return notation == Notation.UNICODE ? BOX : PLAIN;
    }

    /** A line that goes {@code sideways} to the right while it goes up. */
    char stroke(double sideways) {
        return sideways > 0 ? rising : sideways < 0 ? falling : upright;
    }
}
