package tedomari.go.io;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * A node of an SGF tree with all that follows it. Games are lines of hundreds of nodes, so nothing here recurs from node to
 * child.
 */
public final class SgfNode {

    private final List<SgfProperty> properties;
    private final List<SgfNode> children;
    private final int offset;
    private final int hash;

    /** The offset is where the node was read and plays no part in equality. */
    SgfNode(List<SgfProperty> properties, List<SgfNode> children, int offset) {
        this.properties = List.copyOf(properties);
        this.children = List.copyOf(children);
        this.offset = offset;
        int sum = this.properties.hashCode();
        for (SgfNode child : this.children) {
            sum = 31 * sum + child.hash;
        }
        this.hash = sum;
    }

    /** A node without children. */
    public static SgfNode of(SgfProperty... properties) {
        return new SgfNode(List.of(properties), List.of(), 0);
    }

    public SgfNode with(SgfProperty property) {
        List<SgfProperty> all = new ArrayList<>(properties);
        all.add(property);
        return new SgfNode(all, children, offset);
    }

    /** With one more variation, after those that are there. */
    public SgfNode with(SgfNode child) {
        List<SgfNode> all = new ArrayList<>(children);
        all.add(child);
        return new SgfNode(properties, all, offset);
    }

    /** In the order of the file. */
    public List<SgfProperty> properties() {
        return properties;
    }

    /** The main line comes first. */
    public List<SgfNode> children() {
        return children;
    }

    /** All values of that property, none if it is missing. */
    public List<String> values(String name) {
        return properties.stream()
                .filter(property -> property.name().equals(name))
                .flatMap(property -> property.values().stream())
                .toList();
    }

    /** The first value of that property. */
    public Optional<String> value(String name) {
        return values(name).stream().findFirst();
    }

    /** This node and the first child, again and again to the end. */
    public List<SgfNode> mainLine() {
        List<SgfNode> line = new ArrayList<>(List.of(this));
        for (SgfNode node = this; !node.children.isEmpty(); ) {
            node = node.children.get(0);
            line.add(node);
        }
        return line;
    }

    int offset() {
        return offset;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof SgfNode root) || hash != root.hash) {
            return false;
        }
        Deque<SgfNode> open = new ArrayDeque<>();
        open.push(this);
        open.push(root);
        while (!open.isEmpty()) {
            SgfNode b = open.pop();
            SgfNode a = open.pop();
            if (a == b) {
                continue;
            }
            if (a.hash != b.hash || !a.properties.equals(b.properties) || a.children.size() != b.children.size()) {
                return false;
            }
            for (int i = 0; i < a.children.size(); i++) {
                open.push(a.children.get(i));
                open.push(b.children.get(i));
            }
        }
        return true;
    }

    @Override
    public int hashCode() {
        return hash;
    }

    @Override
    public String toString() {
        return SgfWriter.write(this);
    }
}
