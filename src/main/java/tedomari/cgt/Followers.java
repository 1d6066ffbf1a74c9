package tedomari.cgt;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** The positions that can come up in a game, the game itself included: every follower of its canonical form, once. */
public final class Followers {

    private final Set<Game> seen = new LinkedHashSet<>();
    private final Deque<Game> waiting = new ArrayDeque<>();

    private Followers() {}

    public static Collection<Game> of(Game g) {
        Followers followers = new Followers();
        followers.meet(g);
        while (!followers.waiting.isEmpty()) {
            followers.meetOptions(followers.waiting.remove());
        }
        return followers.seen;
    }

    /**
     * How many there are. The followers of an integer are the integers between it and zero, those of {@code x*k} the smaller
     * {@code x*j} and the followers of x: these are counted, not visited, for they may be too many.
     */
    public static BigInteger count(Game g) {
        Followers followers = new Followers();
        Map<Dyadic, Integer> largestNimber = new HashMap<>();
        Dyadic least = Dyadic.ZERO;
        Dyadic most = Dyadic.ZERO;
        BigInteger count = BigInteger.ZERO;
        followers.meet(g);
        while (!followers.waiting.isEmpty()) {
            Game game = followers.waiting.remove();
            if (game.isInteger()) {
                least = least.min(game.number());
                most = most.max(game.number());
            } else if (game instanceof NumberUpStar part && part.ups == 0 && part.nimber > 0) {
                largestNimber.merge(part.number, part.nimber, Math::max);
                followers.meet(Game.of(part.number));
            } else {
                count = count.add(BigInteger.ONE);
                followers.meetOptions(game);
            }
        }
        for (int nimber : largestNimber.values()) {
            count = count.add(BigInteger.valueOf(nimber));
        }
        return count.add(most.minus(least).numerator()).add(BigInteger.ONE);
    }

    private void meetOptions(Game game) {
        Game.checkpoint();
        for (Game option : game.leftArray()) {
            meet(option);
        }
        for (Game option : game.rightArray()) {
            meet(option);
        }
    }

    private void meet(Game game) {
        if (seen.add(game)) {
            waiting.add(game);
        }
    }
}
