package tedomari.cgt;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A sum of games, decided by play over its components: the canonical form of the sum is never built.
 *
 * <p>Numbers, multiples of up and nimbers are added up to one component, a game and its negative cancel, and the stops end
 * most lines: the sum of the left stops bounds the left stop of the sum from above, and that of the right stops the right
 * one from below. Nobody moves in a number while there is another component (number avoidance).
 */
public final class Sum {

    /**
     * A move in a sum.
     *
     * @param component the index of the component, counted from zero
     * @param option what the component becomes
     */
    public record Move(int component, Game option) {}

    private final List<Game> components;
    private final Map<Position, Boolean> known = new HashMap<>();

    private Sum(List<Game> components) {
        this.components = List.copyOf(components);
    }

    public static Sum of(List<Game> components) {
        return new Sum(components);
    }

    public Outcome outcome() {
        return Outcome.of(relationTo(Values.ZERO));
    }

    public Relation relationTo(Game other) {
        Position position = difference(other);
        return Relation.of(!winsMovingFirst(position, Player.LEFT), !winsMovingFirst(position, Player.RIGHT));
    }

    /** The moves after which the player, who moves first, has the last move; of equal ones in a component each is listed. */
    public List<Move> winningMoves(Player player) {
        List<Move> moves = new ArrayList<>();
        for (int i = 0; i < components.size(); i++) {
            for (Game option : components.get(i).options(player)) {
                List<Game> after = new ArrayList<>(components);
                after.set(i, option);
                if (!winsMovingFirst(Position.of(after), player.opponent())) {
                    moves.add(new Move(i, option));
                }
            }
        }
        moves.sort(Comparator.comparingInt(Move::component).thenComparing(Move::option, Notation.ORDER));
        return moves;
    }

    private Position difference(Game other) {
        List<Game> games = new ArrayList<>(components);
        games.add(other.negate());
        return Position.of(games);
    }

    private boolean winsMovingFirst(Position position, Player player) {
        // One memory serves both players: what Right can do here Left can do in the negative.
        Position mine = player == Player.LEFT ? position : position.negate();
        if (mine.games.length == 0) {
            return !mine.simple.leq(Values.ZERO);
        }
        int bound = mine.verdictOfStops();
        if (bound != 0) {
            return bound > 0;
        }
        Boolean wins = known.get(mine);
        if (wins == null) {
            Game.checkpoint();
            wins = hasWinningMove(mine);
            known.put(mine, wins);
        }
        return wins;
    }

    private boolean hasWinningMove(Position position) {
        Game previous = Values.ZERO;
        for (int i = 0; i < position.games.length; i++) {
            Game game = position.games[i];
            if (game != previous) {
                for (Game option : game.leftArray()) {
                    if (!winsMovingFirst(position.after(i, option), Player.RIGHT)) {
                        return true;
                    }
                }
            }
            previous = game;
        }
        if (!position.simple.isNumber()) {
            for (Game option : position.simple.leftArray()) {
                if (!winsMovingFirst(new Position(position.games, (NumberUpStar) option), Player.RIGHT)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** A state of the play: the components in braces, sorted, and the sum of all others. */
    private static final class Position {
        final Game[] games;
        final NumberUpStar simple;

        Position(Game[] games, NumberUpStar simple) {
            this.games = games;
            this.simple = simple;
        }

        static Position of(List<Game> components) {
            NumberUpStar simple = (NumberUpStar) Values.ZERO;
            List<Game> games = new ArrayList<>();
            for (Game component : components) {
                if (component instanceof NumberUpStar part) {
                    simple = simple.plus(part);
                } else if (!games.remove(component.negate())) {
                    games.add(component);
                }
            }
            Game[] sorted = games.toArray(Game[]::new);
            Interner.sort(sorted);
            return new Position(sorted, simple);
        }

        Position after(int index, Game option) {
            List<Game> next = new ArrayList<>(Arrays.asList(games));
            next.set(index, option);
            next.add(simple);
            return of(next);
        }

        Position negate() {
            Game[] negatives = new Game[games.length];
            for (int i = 0; i < games.length; i++) {
                negatives[i] = games[i].negate();
            }
            Interner.sort(negatives);
            return new Position(negatives, (NumberUpStar) simple.negate());
        }

        /** 1 if the stops show that Left moving first wins, −1 if they show that he loses, else 0. */
        int verdictOfStops() {
            Dyadic most = simple.number;
            Dyadic least = simple.number;
            Dyadic hottest = Dyadic.ZERO;
            for (Game game : games) {
                most = most.plus(game.leftStop);
                least = least.plus(game.rightStop);
                hottest = hottest.max(game.leftStop.minus(game.rightStop));
            }
            if (most.signum() < 0) {
                return -1;
            }
            // Left moves in one component and answers, or loses the others at their right stops.
            return least.plus(hottest).signum() > 0 ? 1 : 0;
        }

        @Override
        public boolean equals(Object object) {
            return object instanceof Position other && simple == other.simple && Arrays.equals(games, other.games);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(games) * 31 + simple.hashCode();
        }
    }
}
