package tedomari.draw;

import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tedomari.go.Board;
import tedomari.go.Colour;
import tedomari.go.Coordinate;
import tedomari.go.Position;
import tedomari.go.Rules;

/**
 * A line of play, move by move.
 *
 * @param moves points, or {@link Board#NONE} for a pass, the colours in turn
 */
record Film(Position start, Colour first, List<Integer> moves) {

    private static final Rules RULES = new Rules(Rules.Suicide.ALLOWED, Rules.Safety.IMMORTAL);

    /** A move and what it took. */
    private record Frame(int point, Colour colour, List<Integer> captured) {}

    /** As far as the moves are legal. The last one may be a stone without liberties that takes the block. */
    private List<Frame> frames() {
        List<Frame> frames = new ArrayList<>();
        Board board = Board.of(start.withToMove(first).withKo(null), RULES);
        int[] buffer = new int[start.outline().area()];
        for (int move : moves) {
            Colour player = board.toMove();
            if (move == Board.NONE) {
                board.pass();
                frames.add(new Frame(move, player, List.of()));
            } else if (board.isLegal(move, player)) {
                board.play(move, player);
                int count = board.capturedStones(buffer);
                frames.add(new Frame(
                        move, player, Arrays.stream(buffer, 0, count).boxed().toList()));
            } else {
                break;
            }
        }
        return frames;
    }

    /** What the script of a page needs to show it. */
    String json() {
        JsonObject film = new JsonObject();
        JsonArray stones = new JsonArray();
        for (int point : start.outline().points().toArray()) {
            Colour stone = start.at(point);
            if (stone != null) {
                stones.add(stone(point, stone));
            }
        }
        JsonArray steps = new JsonArray();
        for (Frame frame : frames()) {
            JsonObject step = new JsonObject();
            step.addProperty(
                    "name",
                    (frame.colour == Colour.BLACK ? "Black " : "White ")
                            + Coordinate.move(start.outline(), frame.point));
            if (frame.point != Board.NONE) {
                step.add("stone", stone(frame.point, frame.colour));
            }
            JsonArray captured = new JsonArray();
            for (int point : frame.captured) {
                captured.add(point);
            }
            step.add("captured", captured);
            steps.add(step);
        }
        film.addProperty("columns", start.outline().width());
        film.add("stones", stones);
        film.add("steps", steps);
        // A script element ends at the first closing tag, whatever the language inside.
        return new Gson().toJson(film).replace("<", "\\u003c");
    }

    private static JsonArray stone(int point, Colour colour) {
        JsonArray stone = new JsonArray();
        stone.add(point);
        stone.add(colour == Colour.BLACK ? "b" : "w");
        return stone;
    }

    /** All moves on one board, numbered; a point that is played twice keeps its first number. */
    String diagram(String title) {
        Position position = start;
        Map<Integer, String> numbers = new HashMap<>();
        List<Frame> frames = frames();
        for (int i = 0; i < frames.size(); i++) {
            @Nullable
            Colour there = frames.get(i).point == Board.NONE ? Colour.BLACK : position.at(frames.get(i).point);
            if (there == null) {
                position = position.with(frames.get(i).point, frames.get(i).colour);
                numbers.put(frames.get(i).point, String.valueOf(i + 1));
            }
        }
        return BoardSvg.of(position).withLabels(numbers).fragment(title);
    }
}
