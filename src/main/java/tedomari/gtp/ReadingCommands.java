package tedomari.gtp;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import tedomari.eyes.space.Group;
import tedomari.eyes.space.Status;
import tedomari.go.Block;
import tedomari.go.Board;
import tedomari.go.Colour;
import tedomari.go.Coordinate;
import tedomari.go.PointSet;
import tedomari.judge.Judgement;
import tedomari.search.Limits;
import tedomari.search.life.LifeAnswer;
import tedomari.search.life.LifeStatus;

/** The commands that read the board: those of GNU Go's regression files, moves, and the status of stones at the end. */
final class ReadingCommands {

    private final GtpGame game;
    private final Reading reading;

    private ReadingCommands(GtpGame game, Reading reading) {
        this.game = game;
        this.reading = reading;
    }

    static void addTo(CommandTable table, GtpGame game, Reading reading) {
        ReadingCommands commands = new ReadingCommands(game, reading);
        table.add("analyze_semeai", commands::analyzeSemeai);
        table.add("owl_attack", arguments -> commands.owl(arguments, false));
        table.add("owl_defend", arguments -> commands.owl(arguments, true));
        table.add("dragon_status", commands::dragonStatus);
        table.add("genmove", arguments -> commands.genmove(arguments.colour(), true));
        table.add("reg_genmove", arguments -> commands.genmove(arguments.colour(), false));
        table.add("final_status_list", commands::finalStatusList);
        table.add("final_score", arguments -> Score.of(game.position(), commands.dead(), game.komi()));
        table.add("tedomari-time_limit", commands::timeLimit);
    }

    private String timeLimit(Arguments arguments) {
        if (!arguments.hasMore()) {
            return String.valueOf(game.limit().toMillis() / 1000.0);
        }
        double seconds = arguments.number("a time in seconds");
        if (seconds < 0.01 || seconds > 86_400) {
            throw new GtpException("the limit is 0.01 to 86400 seconds");
        }
        game.setLimit(Duration.ofMillis((long) (seconds * 1000)));
        return "";
    }

    private Block block(Arguments arguments) {
        int point = arguments.point(game.outline());
        if (game.position().at(point) == null) {
            throw new GtpException("vertex must not be empty");
        }
        return Block.at(game.position(), point);
    }

    private String analyzeSemeai(Arguments arguments) {
        Block own = block(arguments);
        Block other = block(arguments);
        if (own.colour() == other.colour()) {
            throw new GtpException("the two blocks must have different colors");
        }
        Semeai race = Semeai.of(
                game.position().withToMove(own.colour()),
                own.stones().first(),
                other.stones().first(),
                own.colour(),
                reading.limits(2),
                reading.limits(4));
        return race.defence() + " " + race.attack() + " " + name(race.move());
    }

    private String name(int point) {
        return Coordinate.move(game.outline(), point).toUpperCase(Locale.ROOT);
    }

    private String owl(Arguments arguments, boolean defends) {
        Block block = block(arguments);
        Colour first = defends ? block.colour() : block.colour().opponent();
        LifeAnswer answer = reading.life(block, first, reading.groups(), reading.limits(1));
        LifeStatus status = known(answer);
        Code code = Code.of(status.alive() == defends, status.threats() > 0);
        return code == Code.LOSS ? code.toString() : code + " " + name(best(answer));
    }

    private static LifeStatus known(LifeAnswer answer) {
        LifeStatus status = answer.status();
        if (status == null) {
            throw new GtpException("unknown, because " + answer.unknownBecause());
        }
        return status;
    }

    /** A pass if that is as good as any move; a liberty outside is no point of the area. */
    private static int best(LifeAnswer answer) {
        return answer.moves().stream()
                .filter(move -> move != LifeAnswer.OUTSIDE)
                .findFirst()
                .orElse(Board.NONE);
    }

    private String dragonStatus(Arguments arguments) {
        List<Group> groups = reading.groups();
        if (arguments.hasMore()) {
            Block block = block(arguments);
            return groups.stream()
                    .filter(group -> group.block().equals(block))
                    .map(group -> status(group, groups, reading.limits(2)))
                    .findFirst()
                    .orElse("unknown");
        }
        Limits share = reading.limits(Math.max(1, 2 * groups.size()));
        return groups.stream()
                .map(group -> name(group.block().stones().first()) + ": " + status(group, groups, share))
                .collect(Collectors.joining("\n"));
    }

    private String status(Group group, List<Group> groups, Limits limits) {
        Status proven = group.status();
        if (proven == Status.UNSETTLED) {
            return "critical " + name(group.attacks().get(0)) + " "
                    + name(group.defences().get(0));
        }
        if (proven != null) {
            return proven.name().toLowerCase(Locale.ROOT);
        }
        Colour owner = group.block().colour();
        try {
            LifeAnswer attacked = reading.life(group.block(), owner.opponent(), groups, limits);
            if (known(attacked).alive()) {
                return "alive";
            }
            LifeAnswer defended = reading.life(group.block(), owner, groups, limits);
            return known(defended).alive() ? "critical " + name(best(attacked)) + " " + name(best(defended)) : "dead";
        } catch (GtpException e) {
            return "unknown";
        }
    }

    private String genmove(Colour colour, boolean plays) {
        Judgement race = reading.race();
        List<Integer> moves = race == null ? List.of() : race.verdict(colour).moves();
        int move = moves.stream()
                .filter(point -> point != Board.NONE && game.board().isLegal(point, colour))
                .findFirst()
                .orElse(Board.NONE);
        if (plays) {
            game.play(colour, move);
        }
        return name(move);
    }

    /** The stones of the blocks that are dead for sure, whoever moves. */
    private PointSet dead() {
        List<Group> groups = reading.groups();
        Limits share = reading.limits(Math.max(1, 2 * groups.size()));
        PointSet dead = PointSet.EMPTY;
        for (Group group : groups) {
            if (status(group, groups, share).equals("dead")) {
                dead = dead.union(group.block().stones());
            }
        }
        return dead;
    }

    /** Every stone is dead, or else alive; a seki is not told from life. */
    private String finalStatusList(Arguments arguments) {
        String wanted = arguments.word("alive, seki or dead").toLowerCase(Locale.ROOT);
        if (!List.of("alive", "seki", "dead").contains(wanted)) {
            throw new GtpException("invalid status");
        }
        if (wanted.equals("seki")) {
            return "";
        }
        PointSet dead = dead();
        List<String> lines = new ArrayList<>();
        for (Block block : Block.all(game.position())) {
            if (dead.containsAll(block.stones()) == wanted.equals("dead")) {
                lines.add(block.stones().stream().mapToObj(this::name).collect(Collectors.joining(" ")));
            }
        }
        return String.join("\n", lines);
    }
}
