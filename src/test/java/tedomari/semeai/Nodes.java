package tedomari.semeai;

import java.util.List;
import tedomari.go.Position;
import tedomari.go.io.Diagram;

/** Parts and moves of regions for tests, as text. */
final class Nodes {

    private Nodes() {}

    /** The only part of Black's region in a diagram. */
    static Node of(String diagram) {
        Position position = Diagram.read(diagram).position();
        Terrain terrain = Regions.terrain(position);
        List<Part> parts = Regions.parts(terrain, position);
        if (parts.size() != 1) {
            throw new IllegalArgumentException("a region of " + parts.size() + " parts");
        }
        return node(parts.get(0), new Play(terrain, KoBan.ON_DEFENDER));
    }

    private static Node node(Part part, Play play) {
        return new Node(part, play, next -> node(next, play));
    }
}
