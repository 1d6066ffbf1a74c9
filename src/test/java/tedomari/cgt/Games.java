package tedomari.cgt;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ArbitrarySupplier;
import net.jqwik.api.Combinators;
import tedomari.verify.NaiveGame;

/**
 * Games for properties, each kind a supplier: {@code @ForAll(supplier = Games.Hot.class) Game g}. All of them shrink towards
 * zero, few options and small numbers.
 */
final class Games {

    /** Every game born by day two, simplest first. */
    static final List<Game> DAY_TWO = born(2);

    private Games() {}

    /** Games of all kinds, small enough to add three of them. */
    static final class Small implements ArbitrarySupplier<Game> {
        @Override
        public Arbitrary<Game> get() {
            return Arbitraries.oneOf(
                    Arbitraries.of(DAY_TWO),
                    new NumbersUpsStars().get(),
                    new Hot().get(),
                    new AllSmall().get(),
                    trees(new Leaf().get(), 2));
        }
    }

    /** Numbers with denominators up to eight. */
    static final class Number implements ArbitrarySupplier<Game> {
        @Override
        public Arbitrary<Game> get() {
            return numbers().map(Game::of);
        }
    }

    /** Small positive games to multiply with. */
    static final class Unit implements ArbitrarySupplier<Game> {
        @Override
        public Arbitrary<Game> get() {
            return Arbitraries.of(Stream.of("1", "^", "2", "^^*", "1*", "1/2", "{2|1}", "{0||0|-2}", "{4||2|1}", "^*2")
                    .map(GameReader::read)
                    .toList());
        }
    }

    /** {@code x + n·↑ + *k}. */
    static final class NumbersUpsStars implements ArbitrarySupplier<Game> {
        @Override
        public Arbitrary<Game> get() {
            return Combinators.combine(
                            numbers(),
                            Arbitraries.integers().between(-4, 4),
                            Arbitraries.integers().between(0, 5))
                    .as(NumberUpStar::of);
        }
    }

    /** Switches {@code {a|b}} and games {@code {a|b||c}}, {@code {a||b|c}}, {@code {a|b||c|d}}, with a ≥ b ≥ c ≥ d. */
    static final class Hot implements ArbitrarySupplier<Game> {
        @Override
        public Arbitrary<Game> get() {
            Arbitrary<Integer> steps = Arbitraries.integers().between(0, 6);
            return Combinators.combine(
                            Arbitraries.integers().between(-8, 8),
                            steps.list().ofMinSize(1).ofMaxSize(3),
                            Arbitraries.of(true, false))
                    .as((top, falls, leftFirst) -> {
                        int[] stops = new int[falls.size() + 1];
                        stops[0] = top;
                        for (int i = 0; i < falls.size(); i++) {
                            stops[i + 1] = stops[i] - falls.get(i);
                        }
                        return descending(stops, leftFirst);
                    });
        }

        private static Game descending(int[] stops, boolean leftFirst) {
            Game first = Game.of(stops[0]);
            Game last = Game.of(stops[stops.length - 1]);
            if (stops.length == 2) {
                return braces(first, last);
            }
            if (stops.length == 3) {
                Game middle = Game.of(stops[1]);
                return leftFirst ? braces(braces(first, middle), last) : braces(first, braces(middle, last));
            }
            return braces(braces(first, Game.of(stops[1])), braces(Game.of(stops[2]), last));
        }

        private static Game braces(Game left, Game right) {
            return Game.of(List.of(left), List.of(right));
        }
    }

    /** Games in which always both players can move, or neither. */
    static final class AllSmall implements ArbitrarySupplier<Game> {
        @Override
        public Arbitrary<Game> get() {
            Arbitrary<Game> leaves = Arbitraries.of(Stream.of("0", "*", "^", "v", "*2", "^*", "v*", "^^", "vv", "^^*")
                    .map(GameReader::read)
                    .toList());
            return trees(leaves, 2).filter(Game::isAllSmall);
        }
    }

    /** Games infinitesimally close to zero, threats included. */
    static final class Infinitesimal implements ArbitrarySupplier<Game> {
        @Override
        public Arbitrary<Game> get() {
            Arbitrary<Game> tinies = Arbitraries.integers().between(1, 4).map(n -> Tiny.tiny(Game.of(n)));
            return Arbitraries.oneOf(new AllSmall().get(), tinies, tinies.map(Game::negate));
        }
    }

    /** Sums of up to four small components, not added up. */
    static final class Components implements ArbitrarySupplier<List<Game>> {
        @Override
        public Arbitrary<List<Game>> get() {
            return new Small().get().list().ofMaxSize(4);
        }
    }

    /** Forms as they are written, with dominated and reversible options, up to three moves above their leaves. */
    static final class Form implements ArbitrarySupplier<NaiveGame> {
        @Override
        public Arbitrary<NaiveGame> get() {
            Arbitrary<NaiveGame> forms = new Leaf().get().map(NaiveGame::of);
            for (int depth = 1; depth <= 3; depth++) {
                Arbitrary<List<NaiveGame>> options = forms.list().ofMaxSize(depth == 3 ? 3 : 2);
                forms = Arbitraries.oneOf(
                        new Leaf().get().map(NaiveGame::of),
                        Combinators.combine(options, options).as(NaiveGame::new));
            }
            return forms;
        }
    }

    /** The ends of random trees. */
    static final class Leaf implements ArbitrarySupplier<Game> {
        @Override
        public Arbitrary<Game> get() {
            return Arbitraries.of(
                    Stream.of("0", "*", "1", "-1", "^", "v", "2", "-2", "1/2", "-1/2", "*2", "^*", "1*", "-3")
                            .map(GameReader::read)
                            .toList());
        }
    }

    /** Temperatures from zero on. */
    static final class Temperature implements ArbitrarySupplier<Dyadic> {
        @Override
        public Arbitrary<Dyadic> get() {
            return Arbitraries.integers().between(0, 40).map(n -> Dyadic.of(n, 3));
        }
    }

    /** Temperatures above −1 and below zero. */
    static final class Subzero implements ArbitrarySupplier<Dyadic> {
        @Override
        public Arbitrary<Dyadic> get() {
            return Arbitraries.integers().between(-15, -1).map(n -> Dyadic.of(n, 4));
        }
    }

    private static Arbitrary<Dyadic> numbers() {
        return Combinators.combine(
                        Arbitraries.integers().between(-24, 24),
                        Arbitraries.integers().between(0, 3))
                .as((numerator, exponent) -> Dyadic.of(numerator, exponent));
    }

    /** Games up to {@code depth} moves above their leaves. */
    private static Arbitrary<Game> trees(Arbitrary<Game> leaves, int depth) {
        if (depth == 0) {
            return leaves;
        }
        Arbitrary<List<Game>> options = trees(leaves, depth - 1).list().ofMaxSize(2);
        return Arbitraries.oneOf(leaves, Combinators.combine(options, options).as(Game::of));
    }

    /** All games born by a day: the values of all forms with sets of games of the day before as options. */
    private static List<Game> born(int day) {
        if (day == 0) {
            return List.of(Values.ZERO);
        }
        List<Game> before = born(day - 1);
        Set<Game> games = new LinkedHashSet<>(before);
        for (int left = 0; left < 1 << before.size(); left++) {
            for (int right = 0; right < 1 << before.size(); right++) {
                games.add(Game.of(subset(before, left), subset(before, right)));
            }
        }
        return List.copyOf(games);
    }

    private static List<Game> subset(List<Game> games, int bits) {
        return games.stream()
                .filter(game -> (bits >> games.indexOf(game) & 1) == 1)
                .toList();
    }
}
