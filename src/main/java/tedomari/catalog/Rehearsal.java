package tedomari.catalog;

import java.util.ArrayList;
import java.util.List;
import tedomari.cgt.Game;
import tedomari.cgt.Values;
import tedomari.go.Colour;
import tedomari.go.Position;
import tedomari.search.Limits;
import tedomari.search.Outcome;
import tedomari.search.RaceSolver;
import tedomari.semeai.Race;
import tedomari.semeai.RaceRegion;
import tedomari.semeai.RegionCache;
import tedomari.semeai.Roles;
import tedomari.task.Progress;

/**
 * A composed race searched exactly, with up to two plain liberties more on either side and either player first, from the bare
 * board: roles are found, not told.
 */
public record Rehearsal(List<Row> rows) {

    private static final int MOST_LIBERTIES = 2;

    /**
     * One race.
     *
     * @param liberties how many plain liberties Black has more than in the composition; White if negative
     * @param theory who wins by the total
     * @param found who wins by the search
     */
    public record Row(int liberties, Colour first, Outcome theory, Outcome found) {}

    /**
     * Searches all races of a composition whose terms add up to {@code total}.
     *
     * @throws CompositionException if the board does not show the regions that were put there
     */
    public static Rehearsal of(Composition composition, Game total, Limits limits, Progress progress) {
        List<Row> rows = new ArrayList<>();
        RaceSolver solver = RaceSolver.of(limits, progress);
        for (int liberties = -MOST_LIBERTIES; liberties <= MOST_LIBERTIES; liberties++) {
            Game sum = total.plus(Game.of(liberties));
            Position position = read(composition.with(liberties), sum);
            for (Colour first : Colour.values()) {
                Outcome theory = Check.blackWins(sum, first) ? Outcome.BLACK : Outcome.WHITE;
                rows.add(new Row(
                        liberties, first, theory, solver.solve(position, first).outcome()));
            }
        }
        return new Rehearsal(rows);
    }

    /** The board as a stranger reads it, whose values must add up to the total. */
    private static Position read(Composition composition, Game total) {
        Roles roles = Roles.of(composition.board());
        Race race = Race.of(roles.position(), roles.black(), roles.white(), new RegionCache());
        Game sum = Values.ZERO;
        for (RaceRegion region : race.regions()) {
            if (region.value() == null || region.refusal() != null) {
                throw new CompositionException("region " + region.name() + " of the board has no value");
            }
            sum = sum.plus(region.value().cooled());
        }
        if (sum != total) {
            throw new CompositionException("the board is worth " + sum + ", not " + total);
        }
        return roles.position();
    }

    public int wrong() {
        return (int) rows.stream()
                .filter(row -> row.found() != Outcome.UNKNOWN && row.found() != row.theory())
                .count();
    }

    public int open() {
        return (int) rows.stream().filter(row -> row.found() == Outcome.UNKNOWN).count();
    }
}
