package tedomari.gtp;

import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tedomari.eyes.space.EyeTable;
import tedomari.eyes.space.Group;
import tedomari.eyes.space.Groups;
import tedomari.eyes.space.Status;
import tedomari.go.Block;
import tedomari.go.Colour;
import tedomari.go.PointSet;
import tedomari.go.Position;
import tedomari.go.Role;
import tedomari.judge.Judge;
import tedomari.judge.Judgement;
import tedomari.search.Limits;
import tedomari.search.life.ClosedArea;
import tedomari.search.life.Enclosure;
import tedomari.search.life.LifeAnswer;
import tedomari.search.life.LifeProblem;
import tedomari.search.life.LifeSolver;
import tedomari.semeai.RegionException;
import tedomari.task.Progress;

/** What the solvers say of the board of a game, within its time limit. */
final class Reading {

    /** 24 MB of answers: enough for ten seconds, and a session may be one of many. */
    private static final int TABLE_BITS = 21;

    private final GtpGame game;
    private final EyeTable table = new EyeTable();

    Reading(GtpGame game) {
        this.game = game;
    }

    /** The limits of a search that may take one part of so many of the time. */
    Limits limits(int parts) {
        Duration time = game.limit().dividedBy(parts);
        return new Limits(Long.MAX_VALUE, time.isZero() ? Duration.ofMillis(1) : time, TABLE_BITS);
    }

    List<Group> groups() {
        return Groups.of(game.position(), table);
    }

    /**
     * The life of a block if that player moves first. Groups that live for sure are walls; what else is taken for one on an
     * open board is told by {@link Enclosure}.
     *
     * @throws GtpException if its surroundings are too wide to be read
     */
    LifeAnswer life(Block block, Colour first, List<Group> groups, Limits limits) {
        try {
            ClosedArea area =
                    Enclosure.of(withLiving(block, groups), block.stones()).area();
            return LifeSolver.of(limits).solve(LifeProblem.of(area), first);
        } catch (IllegalArgumentException e) {
            throw new GtpException("unknown, because " + e.getMessage());
        }
    }

    private Position withLiving(Block block, List<Group> groups) {
        PointSet alive = PointSet.EMPTY;
        for (Group group : groups) {
            if (group.status() == Status.ALIVE && !group.block().equals(block)) {
                alive = alive.union(group.block().stones());
            }
        }
        return game.position().withRole(alive, Role.SAFE);
    }

    /** The race of the position, or null if there is none. */
    @Nullable
    Judgement race() {
        try {
            return new Judge(false, limits(2), Progress.SILENT).judge(game.position());
        } catch (RegionException e) {
            return null;
        }
    }
}
