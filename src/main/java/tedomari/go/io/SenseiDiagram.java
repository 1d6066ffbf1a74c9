package tedomari.go.io;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tedomari.go.Board;
import tedomari.go.Colour;
import tedomari.go.Position;

/**
 * A diagram in the notation of Sensei's Library. The first line tells who plays move 1, then come rows with or without
 * borders; lines that begin with a bracket or a brace are links and arrows. A diagram cut out of a larger board is taken as
 * a board of just these points.
 */
final class SenseiDiagram {

    private static final Pattern LINE = Pattern.compile("^[> \\t]*\\$\\$(.*)$", Pattern.MULTILINE);
    private static final Pattern HEADER = Pattern.compile("([BW])?c?\\d*(?:m\\d+)?(?:[ \\t].*)?");
    private static final Pattern LETTERS = Pattern.compile("\\s*A[\\sA-Z]*");
    private static final Pattern NUMBER = Pattern.compile("\\s*\\d{1,2}\\s*");
    private static final Pattern COORDINATE = Pattern.compile("\\s*[1-9]\\d(?=\\s)");
    private static final String SYMBOLS = ".,XOBW#@YQZPCSTM*?%_";

    private final String text;
    private final Rows rows;
    private @Nullable Colour first;

    private SenseiDiagram(String text) {
        this.text = text;
        this.rows = new Rows(text);
    }

    static boolean isOne(String text) {
        return text.contains("$$") && LINE.matcher(text).find();
    }

    static Diagram read(String text) {
        SenseiDiagram diagram = new SenseiDiagram(text);
        Matcher line = LINE.matcher(text);
        boolean begun = false;
        int end = 0;
        while (line.find()) {
            // A page may hold several diagrams; the first is read.
            if (begun && !text.substring(end, line.start()).isBlank()) {
                break;
            }
            end = line.end();
            boolean isHeader = !begun && diagram.header(line.group(1));
            begun = true;
            if (!isHeader) {
                diagram.line(line.start(1), line.end(1));
            }
        }
        return diagram.finish();
    }

    /** The first line is the header, unless it can only be a row. */
    private boolean header(String content) {
        String rest = content.strip();
        if (!rest.isEmpty() && (isBorder(rest) || rest.startsWith("|"))) {
            return false;
        }
        Matcher header = HEADER.matcher(content.stripTrailing());
        if (header.matches() && header.group(1) != null) {
            first = header.group(1).equals("W") ? Colour.WHITE : Colour.BLACK;
        }
        return true;
    }

    private void line(int from, int to) {
        String content = text.substring(from, to);
        if (isBorder(content)
                || LETTERS.matcher(content).matches()
                || content.stripLeading().startsWith("[")
                || content.stripLeading().startsWith("{")) {
            return;
        }
        int start = from;
        int end = to;
        int left = content.indexOf('|');
        int right = content.lastIndexOf('|');
        // Outside of the borders stand coordinates.
        if (left >= 0 && isMargin(content.substring(0, left))) {
            start = from + left + 1;
        }
        if (right > 0 && from + right >= start && isMargin(content.substring(right + 1))) {
            end = from + right;
        }
        // Moves have one digit, so two digits at the edge are a coordinate.
        Matcher number = COORDINATE.matcher(text).region(start, end);
        if (number.lookingAt()) {
            start = number.end();
        }
        List<Rows.Cell> row = new ArrayList<>();
        for (int at = start; at < end; at++) {
            char c = text.charAt(at);
            if (SYMBOLS.indexOf(c) >= 0 || c >= 'a' && c <= 'z' || c >= '0' && c <= '9') {
                row.add(new Rows.Cell(c, at));
            } else if (!Diagram.isSpace(c)) {
                throw rows.error("\"" + Diagram.shown(text, at) + "\" is no point of a diagram", at);
            }
        }
        rows.add(row, end);
    }

    /** Dashes, or nothing at all. */
    private static boolean isBorder(String content) {
        boolean isDrawn = content.chars().allMatch(c -> "-+| \t\r".indexOf(c) >= 0);
        return isDrawn && (content.indexOf('-') >= 0 || content.indexOf('|') < 0);
    }

    private static boolean isMargin(String content) {
        return content.isBlank() || NUMBER.matcher(content).matches();
    }

    private Diagram finish() {
        Position board = rows.position();
        int[] numbered = new int[11];
        int[] offsets = new int[11];
        Arrays.fill(numbered, Board.NONE);
        int last = 0;
        for (int point : board.outline().points().toArray()) {
            Rows.Cell cell = rows.cell(board.outline(), point);
            if (cell.symbol() >= '0' && cell.symbol() <= '9') {
                int number = cell.symbol() == '0' ? 10 : cell.symbol() - '0';
                if (numbered[number] != Board.NONE) {
                    throw rows.error("Move " + number + " stands here for the second time", cell.offset());
                }
                numbered[number] = point;
                offsets[number] = cell.offset();
                last = Math.max(last, number);
            }
        }
        Position setup = board.withToMove(first != null || last == 0 ? first : Colour.BLACK);
        return new Diagram(setup, played(setup, numbered, offsets, last));
    }

    private List<Integer> played(Position setup, int[] numbered, int[] offsets, int last) {
        List<Integer> moves = new ArrayList<>();
        Board play = Board.of(setup);
        for (int number = 1; number <= last; number++) {
            int point = numbered[number];
            if (point == Board.NONE) {
                play.pass();
            } else if (play.isLegal(point, play.toMove())) {
                play.play(point, play.toMove());
            } else {
                throw rows.error("Move " + number + " is not legal", offsets[number]);
            }
            moves.add(point);
        }
        return moves;
    }
}
