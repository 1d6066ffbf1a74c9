package tedomari.semeai;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The options of one player in a part, made one by one: most questions are answered by the first few. Moves on liberties of
 * the block come first, but an option that answered a question comes before them.
 */
final class Options {

    /** The moves of one player. */
    @FunctionalInterface
    interface Side {
        Play.@Nullable Move at(Part part, long point);
    }

    private final Part part;
    private final Side side;
    private final Function<Part, Node> nodes;
    private final List<Option> made = new ArrayList<>(2);
    private long untried;

    Options(Part part, Side side, Function<Part, Node> nodes) {
        this.part = part;
        this.side = side;
        this.nodes = nodes;
        this.untried = part.empty();
    }

    /** The option with this number, or null if there are no more. */
    @Nullable
    Option get(int index) {
        while (index >= made.size() && untried != 0) {
            long liberties = untried & part.byEssential();
            long point = Long.lowestOneBit(liberties != 0 ? liberties : untried);
            untried &= ~point;
            Play.Move move = side.at(part, point);
            if (move != null) {
                made.add(new Option(move, nodes));
            }
        }
        return index < made.size() ? made.get(index) : null;
    }

    /** Makes an option the first: it answered a question and will answer the next. */
    void advance(int index) {
        made.add(0, made.remove(index));
    }

    List<Option> all() {
        get(Integer.MAX_VALUE);
        return List.copyOf(made);
    }
}
