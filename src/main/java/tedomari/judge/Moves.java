package tedomari.judge;

import java.util.Objects;
import tedomari.cgt.Game;
import tedomari.cgt.Values;
import tedomari.go.Block;
import tedomari.go.Colour;
import tedomari.go.Coordinate;
import tedomari.go.Position;
import tedomari.semeai.Race;
import tedomari.semeai.RaceRegion;
import tedomari.semeai.RegionCache;
import tedomari.semeai.RegionException;
import tedomari.semeai.Roles;

/** What the moves of a race gain, all values cooled by 2. */
public final class Moves {

    /** What a move costs after cooling. */
    private static final Game TAX = Game.of(2);

    private final RegionCache cache = new RegionCache();
    private final Race race;

    private Moves(Position position) {
        Roles roles = Roles.of(position);
        race = Race.of(roles.position(), roles.black(), roles.white(), cache);
    }

    /**
     * The moves of the race in a position.
     *
     * @throws RegionException if there is none
     */
    public static Moves of(Position position) {
        return new Moves(position);
    }

    /** The board with the roles settled. */
    public Position position() {
        return race.position();
    }

    /**
     * What a player gains by a move.
     *
     * @throws IllegalArgumentException if it is not legal
     * @throws RegionException if the theory does not tell
     */
    public Game incentive(int point, Colour player) {
        Position after = race.position().withToMove(player).withKo(null).play(point, player);
        Block black = Block.at(after, race.black().stones().first());
        Block white = Block.at(after, race.white().stones().first());
        if (black.liberties().isEmpty() || white.liberties().isEmpty()) {
            throw new RegionException(
                    "the move at " + Coordinate.name(after.outline(), point) + " ends the race at once");
        }
        Game gain = total(Race.of(Roles.joined(after, black, white), black, white, cache))
                .minus(total(race));
        return (player == Colour.BLACK ? gain : gain.negate()).minus(TAX);
    }

    private static Game total(Race race) {
        Game total = Values.ZERO;
        for (RaceRegion region : race.regions()) {
            if (region.refusal() != null) {
                throw new RegionException("region " + region.name() + " is outside the theory: " + region.refusal());
            }
            if (region.value() != null) {
                total = total.plus(Objects.requireNonNull(region.value()).cooled());
            }
        }
        return total;
    }
}
