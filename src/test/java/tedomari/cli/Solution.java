package tedomari.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import tedomari.go.io.SgfGame;
import tedomari.go.io.SgfNode;
import tedomari.go.io.SgfProperty;
import tedomari.go.io.SgfReader;
import tedomari.go.io.SgfWriter;

/** A solution as an SGF tree: read back it is the same, and every variation can be played from the position. */
public record Solution(SgfNode root) {

    public Solution {
        assertEquals(root, SgfReader.read(SgfWriter.write(root)).get(0));
        for (SgfNode variation : root.children()) {
            SgfNode alone =
                    SgfNode.of(root.properties().toArray(new SgfProperty[0])).with(variation);
            SgfGame game = SgfGame.of(alone);
            game.position(game.moveCount());
        }
    }

    /** How many first moves of a player have a mark. */
    public long marked(String mark, String player) {
        return root.children().stream()
                .filter(node ->
                        node.value(mark).isPresent() && node.value(player).isPresent())
                .count();
    }
}
