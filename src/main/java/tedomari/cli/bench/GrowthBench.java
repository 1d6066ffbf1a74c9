package tedomari.cli.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import tedomari.cgt.Cooling;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Followers;
import tedomari.cgt.Game;
import tedomari.cgt.Sum;
import tedomari.cgt.Values;

/** How the cost of a sum grows with its number of terms. The inputs are made here, the same ones every time. */
final class GrowthBench {

    private static final List<Integer> SIZES = List.of(10, 15, 20, 25, 30, 35, 40);

    private GrowthBench() {}

    static List<Workload> workloads() {
        return List.of(
                new Workload("growth-switches", SIZES, n -> {
                    List<Game> games = IntStream.rangeClosed(1, n)
                            .mapToObj(k -> hot(Game.of(k), Game.of(-k)))
                            .toList();
                    return () -> canonicalSum(games);
                }),
                new Workload("growth-random-switches", SIZES, n -> {
                    List<Game> games = randomSwitches(n);
                    return () -> canonicalSum(games);
                }),
                new Workload("growth-cooled", SIZES, n -> {
                    List<Game> games = cooledRegions(n);
                    return () -> canonicalSum(games);
                }),
                new Workload("growth-play", SIZES, n -> {
                    List<Game> games = balanced(cooledRegions(n));
                    return () -> "outcome " + Sum.of(games).outcome();
                }));
    }

    /** With an integer added that brings the mean next to zero: nothing is decided at a glance. */
    private static List<Game> balanced(List<Game> games) {
        Dyadic mean = games.stream().map(Game::mean).reduce(Dyadic.ZERO, Dyadic::plus);
        List<Game> all = new ArrayList<>(games);
        all.add(Game.of(mean.floor().negate()));
        return all;
    }

    private static String canonicalSum(List<Game> games) {
        Game sum = games.stream().reduce(Values.ZERO, Game::plus);
        return Followers.count(sum) + " followers";
    }

    private static Game hot(Game left, Game right) {
        return Game.of(List.of(left), List.of(right));
    }

    private static List<Game> randomSwitches(int n) {
        Random random = new Random(1);
        List<Game> games = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            games.add(hot(Game.of(random.nextInt(1, 41)), Game.of(-random.nextInt(1, 41))));
        }
        return games;
    }

    /** Regions such as a race has, of both players in turn, cooled by 2: numbers, stars, ups and hotter ones. */
    private static List<Game> cooledRegions(int n) {
        Random random = new Random(2);
        List<Game> games = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            int low = random.nextInt(0, 3);
            int middle = low + random.nextInt(1, 5);
            int high = middle + random.nextInt(1, 5);
            Game outer = Game.of(high);
            Game region = random.nextBoolean()
                    ? hot(outer, hot(Game.of(middle), Game.of(low)))
                    : hot(hot(outer, Game.of(middle)), Game.of(low));
            Game cooled = Cooling.cool(region, Dyadic.TWO);
            games.add(i % 2 == 0 ? cooled : cooled.negate());
        }
        return games;
    }
}
