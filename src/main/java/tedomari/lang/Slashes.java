package tedomari.lang;

import java.util.List;

/**
 * The structure of {@code {a|b||c|||d}}: the longest run of bars is the root, and a side of it that contains shorter runs is
 * one game; commas bind tighter than any run.
 */
record Slashes(Cursor cursor, List<List<Expression>> groups, List<Token> runs) {

    /** The game of all groups, shown at {@code offset}. */
    Expression game(int offset) {
        return game(offset, 0, groups.size() - 1);
    }

    private Expression game(int offset, int from, int to) {
        cursor.enter();
        int root = from;
        boolean twice = false;
        for (int i = from + 1; i < to; i++) {
            int order = Integer.compare(length(i), length(root));
            twice = order == 0 || order < 0 && twice;
            root = order >= 0 ? i : root;
        }
        if (twice) {
            throw cursor.error(
                    runs.get(root).start(),
                    "'" + runs.get(root).text() + "' is the longest run of bars twice; add braces or another bar");
        }
        Expression game = new Expression.Braces(offset, side(from, root), side(root + 1, to));
        cursor.leave();
        return game;
    }

    private int length(int run) {
        return runs.get(run).text().length();
    }

    private List<Expression> side(int from, int to) {
        return from == to ? groups.get(from) : List.of(game(start(from), from, to));
    }

    private int start(int group) {
        return groups.get(group).isEmpty()
                ? runs.get(group).start()
                : groups.get(group).get(0).offset();
    }
}
