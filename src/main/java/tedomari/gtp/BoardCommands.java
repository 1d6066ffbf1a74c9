package tedomari.gtp;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import tedomari.go.Block;
import tedomari.go.Board;
import tedomari.go.Colour;
import tedomari.go.Coordinate;
import tedomari.go.Outline;
import tedomari.go.PointSet;
import tedomari.go.Position;
import tedomari.go.Role;
import tedomari.go.io.BoardText;
import tedomari.go.io.FormatException;
import tedomari.go.io.SgfGame;
import tedomari.go.io.SgfMove;

/** The commands that set up, change and show the board. */
final class BoardCommands {

    private static final int SMALLEST = 2;

    private final GtpGame game;

    private BoardCommands(GtpGame game) {
        this.game = game;
    }

    static void addTo(CommandTable table, GtpGame game) {
        BoardCommands commands = new BoardCommands(game);
        table.add("boardsize", commands::boardsize);
        table.add("query_boardsize", arguments -> String.valueOf(game.outline().width()));
        table.add("clear_board", arguments -> commands.begin(Position.empty(game.outline())));
        table.add("komi", arguments -> {
            game.setKomi(arguments.number("a number"));
            return "";
        });
        table.add("get_komi", arguments -> String.format(Locale.ROOT, "%.1f", game.komi()));
        table.add("play", commands::play);
        table.add("gogui-play_sequence", commands::playSequence);
        table.add("undo", arguments -> commands.undo(1));
        table.add("gg-undo", arguments -> commands.undo(arguments.hasMore() ? arguments.integer("a number") : 1));
        table.add("loadsgf", commands::loadSgf);
        table.add("showboard", arguments -> commands.showBoard());
        table.add("time_settings", commands::timeSettings);
        table.add("time_left", commands::timeLeft);
        table.add("fixed_handicap", arguments -> commands.handicap(arguments, false));
        table.add("place_free_handicap", arguments -> commands.handicap(arguments, true));
        table.add("set_free_handicap", commands::setHandicap);
        table.add("gogui-setup", commands::setUp);
        table.add("gogui-setup_player", commands::setUpPlayer);
        table.add("color", arguments -> commands.colour(arguments.point(game.outline())));
        table.add("list_stones", arguments -> commands.names(game.position().stones(arguments.colour())));
        table.add(
                "countlib",
                arguments ->
                        String.valueOf(commands.block(arguments).liberties().size()));
        table.add(
                "findlib", arguments -> commands.names(commands.block(arguments).liberties()));
        table.add("is_legal", commands::isLegal);
        table.add("captures", arguments -> String.valueOf(game.captured(arguments.colour())));
    }

    private String begin(Position position) {
        game.setUp(position);
        return "";
    }

    private String boardsize(Arguments arguments) {
        int size = arguments.integer("a whole number");
        if (size < SMALLEST || size > Outline.MAX_SIDE) {
            throw new GtpException("unacceptable size");
        }
        return begin(Position.empty(Outline.square(size)));
    }

    private String play(Arguments arguments) {
        Colour colour = arguments.colour();
        game.play(colour, arguments.vertex(game.outline()));
        return "";
    }

    private String playSequence(Arguments arguments) {
        while (arguments.hasMore()) {
            play(arguments);
        }
        return "";
    }

    private String undo(int times) {
        if (times < 0) {
            throw new GtpException("cannot undo a negative number of moves");
        }
        game.undo(times);
        return "";
    }

    /** The position before that move, or at the end; the reply is the player to move, as GNU Go's. */
    private String loadSgf(Arguments arguments) {
        String text = arguments.rest();
        int blank = text.lastIndexOf(' ');
        boolean hasNumber = blank > 0 && text.substring(blank + 1).matches("\\d{1,6}");
        String name = hasNumber ? text.substring(0, blank) : text;
        if (name.isEmpty()) {
            throw new GtpException("syntax error: expected a file");
        }
        SgfGame sgf;
        try {
            sgf = SgfGame.read(Files.readAllBytes(Path.of(name)));
            int wanted = hasNumber ? Math.max(0, Integer.parseInt(text.substring(blank + 1)) - 1) : Integer.MAX_VALUE;
            load(sgf, Math.min(wanted, sgf.moveCount()));
        } catch (FormatException e) {
            throw new GtpException("cannot load file: " + e.getMessage());
        } catch (IOException | InvalidPathException e) {
            throw new GtpException("cannot load file");
        }
        return game.board().toMove() == Colour.BLACK ? "black" : "white";
    }

    /** With the moves of the game as moves that can be taken back, unless the game has stones set up between them. */
    private void load(SgfGame sgf, int count) {
        Position wanted = sgf.position(count);
        game.setUp(sgf.setup());
        try {
            for (SgfMove move : sgf.moves().subList(0, count)) {
                game.play(move.colour(), move.point());
            }
        } catch (GtpException e) {
            game.setUp(wanted);
            return;
        }
        Position reached = game.position();
        if (!reached.black().equals(wanted.black()) || !reached.white().equals(wanted.white())) {
            game.setUp(wanted);
        }
    }

    private String showBoard() {
        Position position = game.position();
        Position plain = position.withRole(position.black().union(position.white()), Role.PLAIN);
        String board = new BoardText(BoardText.Script.ASCII, BoardText.Ink.NONE).draw(plain, Map.of());
        return "\n" + board + "Black (X) has captured " + game.captured(Colour.BLACK) + ", White (O) "
                + game.captured(Colour.WHITE) + "; "
                + (game.board().toMove() == Colour.BLACK ? "Black" : "White") + " is to move";
    }

    private String timeSettings(Arguments arguments) {
        for (String part : List.of("main time", "byo yomi time", "byo yomi stones")) {
            if (arguments.integer(part + " as a whole number") < 0) {
                throw new GtpException("syntax error: " + part + " is negative");
            }
        }
        return "";
    }

    /** An analysis takes at most a tenth of what is left. */
    private String timeLeft(Arguments arguments) {
        arguments.colour();
        int seconds = arguments.integer("a time in seconds");
        arguments.integer("a number of stones");
        Duration share = Duration.ofMillis(Math.max(100, seconds * 100L));
        game.setClock(share);
        return "";
    }

    private String handicap(Arguments arguments, boolean asManyAsPossible) {
        int stones = arguments.integer("a number of stones");
        if (!game.isEmpty()) {
            throw new GtpException("board not empty");
        }
        int most = Handicap.most(game.outline());
        if (stones < 2 || stones > most && (!asManyAsPossible || most < 2)) {
            throw new GtpException("invalid number of stones");
        }
        PointSet points = Handicap.points(game.outline(), Math.min(stones, most));
        game.place(points, Colour.BLACK);
        return names(points);
    }

    private String setHandicap(Arguments arguments) {
        if (!game.isEmpty()) {
            throw new GtpException("board not empty");
        }
        PointSet points = PointSet.EMPTY;
        while (arguments.hasMore()) {
            int point = arguments.point(game.outline());
            if (points.contains(point)) {
                throw new GtpException("bad vertex list");
            }
            points = points.with(point);
        }
        if (points.size() < 2 || points.size() >= game.outline().area()) {
            throw new GtpException("bad vertex list");
        }
        game.place(points, Colour.BLACK);
        return "";
    }

    /** The board with these stones in place of all that is there. */
    private String setUp(Arguments arguments) {
        Position position = Position.empty(game.outline());
        while (arguments.hasMore()) {
            Colour colour = arguments.colour();
            position = position.with(arguments.point(game.outline()), colour);
        }
        for (Block block : Block.all(position)) {
            if (block.liberties().isEmpty()) {
                throw new GtpException("a block has no liberty");
            }
        }
        return begin(position);
    }

    private String setUpPlayer(Arguments arguments) {
        return begin(game.position().withToMove(arguments.colour()));
    }

    private String colour(int point) {
        Colour colour = game.position().at(point);
        return colour == null ? "empty" : colour.name().toLowerCase(Locale.ROOT);
    }

    private Block block(Arguments arguments) {
        int point = arguments.point(game.outline());
        if (game.position().at(point) == null) {
            throw new GtpException("vertex must not be empty");
        }
        return Block.at(game.position(), point);
    }

    private String isLegal(Arguments arguments) {
        Colour colour = arguments.colour();
        int point = arguments.vertex(game.outline());
        return point == Board.NONE || game.board().isLegal(point, colour) ? "1" : "0";
    }

    private String names(PointSet points) {
        return Arrays.stream(points.toArray())
                .mapToObj(point -> Coordinate.name(game.outline(), point))
                .collect(Collectors.joining(" "));
    }
}
