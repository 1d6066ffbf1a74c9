package tedomari.draw;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Game;
import tedomari.cgt.Values;

/** Games whose pictures differ in kind. */
final class Samples {

    static final Dyadic HUGE = Dyadic.of(BigInteger.TEN.pow(30));

    static final Map<String, Game> GAMES = new LinkedHashMap<>();

    static {
        GAMES.put("3", Game.of(3));
        GAMES.put("1/2", Game.of(Dyadic.of(1, 1)));
        GAMES.put("1/1024", Game.of(Dyadic.of(1, 10)));
        GAMES.put("*", Values.STAR);
        GAMES.put("^", Values.UP);
        GAMES.put("{4|0}", game(4, 0));
        GAMES.put("{6||4|0}", game(Game.of(6), game(4, 0)));
        GAMES.put("{3|1||0}", game(game(3, 1), Game.of(0)));
        GAMES.put("{10|5||3|||1}", game(game(game(10, 5), Game.of(3)), Game.of(1)));
        GAMES.put("five switches", switches(5));
        GAMES.put("seven switches", switches(7));
        GAMES.put("a huge switch", game(Game.of(HUGE), Game.of(HUGE.negate())));
        GAMES.put("huge and small", game(Game.of(HUGE), Game.of(Dyadic.of(1, 100))));
        GAMES.put("a needle", game(game(1000, 1), game(0, -999)));
    }

    private Samples() {}

    static Game named(String name) {
        return Objects.requireNonNull(GAMES.get(name));
    }

    static Game game(long left, long right) {
        return game(Game.of(left), Game.of(right));
    }

    static Game game(Game left, Game right) {
        return Game.of(List.of(left), List.of(right));
    }

    /** {@code ±1 ± 2 … ± n}. */
    static Game switches(int n) {
        Game sum = Values.ZERO;
        for (int i = 1; i <= n; i++) {
            sum = sum.plus(game(i, -i));
        }
        return sum;
    }
}
