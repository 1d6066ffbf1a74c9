package tedomari.eyes.space;

import java.util.Arrays;
import tedomari.go.Colour;
import tedomari.go.Outline;
import tedomari.go.PointSet;
import tedomari.go.Position;

/**
 * Points that a block surrounds alone, whatever stands on them: every neighbour of them is one of them or a stone of the
 * block.
 */
record Eyespace(Position position, Colour owner, PointSet points) {

    EyeGraph graph() {
        Outline outline = position.outline();
        int[] all = points.toArray();
        int[] stones = new int[all.length];
        int[] missing = new int[all.length];
        long[] adjacency = new long[all.length];
        for (int i = 0; i < all.length; i++) {
            Colour stone = position.at(all[i]);
            stones[i] = stone == null ? EyeGraph.VACANT : stone == owner ? EyeGraph.OWN : EyeGraph.ENEMY;
            int[] neighbours = outline.neighbours(all[i]);
            missing[i] = Math.min(3, 4 - neighbours.length);
            for (int next : neighbours) {
                int at = Arrays.binarySearch(all, next);
                adjacency[i] |= at >= 0 ? 1L << at : 0;
            }
        }
        return EyeGraph.of(stones, missing, adjacency);
    }
}
