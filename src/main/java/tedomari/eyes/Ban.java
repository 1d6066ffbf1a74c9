package tedomari.eyes;

import java.util.List;

/** Whom a ko binds: he alone may be the first to move then. */
public enum Ban {
    NONE,
    BLACK,
    WHITE;

    private static final List<Ban> ALL = List.of(values());

    static Ban of(int ordinal) {
        return ALL.get(ordinal);
    }
}
