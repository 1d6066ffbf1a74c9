package tedomari.search.life;

import java.util.ArrayList;
import java.util.List;
import tedomari.go.Block;
import tedomari.go.Position;

/** Random diagrams as the test's two readers want them. */
final class ClosedAreaRows {

    private ClosedAreaRows() {}

    /** The chains with a target stone in the solver's order. */
    static List<Block> targets(Position position) {
        return position.essential().isEmpty() ? List.of() : ClosedArea.targets(position, position.essential());
    }

    /** Every chain has a liberty or a wall, and no target is one with a wall. */
    static boolean isLegal(Position position) {
        return Block.all(position).stream().allMatch(block -> {
            boolean walled = block.stones().intersects(position.safe());
            return walled
                    ? !block.stones().intersects(position.essential())
                    : !block.liberties().isEmpty();
        });
    }

    /** The rows with the number of its chain in place of each target stone. */
    static String numbered(String rows, Position position, List<Block> targets) {
        List<String> lines = new ArrayList<>(List.of(rows.split("/")));
        for (int i = 0; i < targets.size(); i++) {
            for (int stone : targets.get(i).stones().toArray()) {
                int row = position.outline().row(stone);
                StringBuilder line = new StringBuilder(lines.get(row));
                line.setCharAt(position.outline().column(stone), (char) ('1' + i));
                lines.set(row, line.toString());
            }
        }
        return String.join("/", lines);
    }
}
