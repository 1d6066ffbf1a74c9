package tedomari.cli.bench;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import tedomari.cgt.Cooling;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Followers;
import tedomari.cgt.Game;
import tedomari.cgt.Relation;
import tedomari.cgt.Thermograph;
import tedomari.cgt.Values;
import tedomari.task.Progress;

/**
 * The workloads of the game engine. Each reads its input, computes, and answers with a checksum that tells whether it
 * computed the right thing.
 */
final class EngineBench {

    private final Path data;
    private final Function<String, Game> reader;

    EngineBench(Path data, Function<String, Game> reader) {
        this.data = data;
        this.reader = reader;
    }

    List<Workload> workloads() {
        return List.of(
                new Workload("day3", Workload.UNSIZED, n -> EngineBench::day3),
                new Workload("day3-compare", Workload.UNSIZED, n -> {
                    List<Game> games = List.copyOf(days(3).get(3));
                    return () -> compareAll(games);
                }),
                new Workload("day3-sums", Workload.UNSIZED, n -> {
                    List<Game> games = List.copyOf(days(3).get(3));
                    return () -> PairSums.of(games).withoutOptions();
                }),
                new Workload("sample-sums", Workload.UNSIZED, n -> {
                    List<String> lines = lines("day3-sample.txt");
                    return () -> PairSums.of(read(lines)).withOptions();
                }),
                new Workload("hot", Workload.UNSIZED, n -> {
                    List<String> lines = lines("hot6.txt");
                    return () -> hot(lines);
                }),
                new Workload("switches", List.of(16, 20, 24), n -> {
                    List<String> lines = lines("switches-1to24.txt", n);
                    return () -> switches(lines);
                }),
                new Workload("random-switches", List.of(10, 16, 20, 24, 30), n -> {
                    List<String> lines = lines("switches-random30.txt", n);
                    return () -> switches(lines);
                }),
                new Workload("races", Workload.UNSIZED, n -> {
                    List<String> lines = lines("semeai.txt");
                    return () -> races(lines);
                }),
                new Workload("races-sum", List.of(20, 200), n -> {
                    List<String> lines = lines("semeai.txt", n);
                    return () -> racesSum(lines);
                }),
                new Workload("domineering", Workload.UNSIZED, n -> {
                    GameGraph small = GameGraph.of(lines("domineering-4x4.dag"));
                    GameGraph large = GameGraph.of(lines("domineering-3x6.dag"));
                    return () -> "4x4: " + small.checksum() + "; 3x6: " + large.checksum();
                }));
    }

    private List<String> lines(String file) throws IOException {
        return Files.readAllLines(data.resolve(file));
    }

    private List<String> lines(String file, int n) throws IOException {
        List<String> lines = lines(file);
        return lines.subList(0, Math.min(n, lines.size()));
    }

    private List<Game> read(Collection<String> lines) {
        return lines.stream().map(reader).toList();
    }

    /** From {0}, day by day, all games {@code {A|B}} of antichains A and B of the day before. */
    private static List<Collection<Game>> days(int last) {
        List<Collection<Game>> days = new ArrayList<>();
        days.add(List.of(Values.ZERO));
        for (int day = 1; day <= last; day++) {
            List<List<Game>> antichains = antichains(List.copyOf(days.get(day - 1)));
            Set<Game> games = new LinkedHashSet<>();
            for (List<Game> left : antichains) {
                Progress.checkpoint();
                for (List<Game> right : antichains) {
                    games.add(Game.of(left, right));
                }
            }
            days.add(games);
        }
        return days;
    }

    private static List<List<Game>> antichains(List<Game> games) {
        List<List<Game>> found = new ArrayList<>();
        found.add(List.of());
        for (Game game : games) {
            for (List<Game> antichain : List.copyOf(found)) {
                if (antichain.stream().allMatch(other -> other.relationTo(game) == Relation.CONFUSED)) {
                    List<Game> larger = new ArrayList<>(antichain);
                    larger.add(game);
                    found.add(larger);
                }
            }
        }
        return found;
    }

    private static String day3() {
        List<Collection<Game>> days = days(3);
        Collection<Game> games = days.get(3);
        return "%d, %d, %d; birthdays %s, options %d"
                .formatted(days.get(1).size(), days.get(2).size(), games.size(), birthdays(games), options(games));
    }

    private static Dyadic birthdays(Collection<Game> games) {
        return games.stream().map(Game::birthday).reduce(Dyadic.ZERO, Dyadic::plus);
    }

    private static long options(Collection<Game> games) {
        return games.stream().mapToLong(Game::optionCount).sum();
    }

    private static String compareAll(List<Game> games) {
        int count = 0;
        for (Game g : games) {
            for (Game h : games) {
                if (g.leq(h)) {
                    count++;
                }
            }
        }
        return Integer.toString(count);
    }

    /** The sums of all unordered pairs, of each game with itself too. */
    private record PairSums(int distinct, Dyadic birthdays, long options) {

        static PairSums of(List<Game> games) {
            Set<Game> sums = new HashSet<>();
            Dyadic birthdays = Dyadic.ZERO;
            long options = 0;
            for (int i = 0; i < games.size(); i++) {
                for (int j = i; j < games.size(); j++) {
                    Game sum = games.get(i).plus(games.get(j));
                    sums.add(sum);
                    birthdays = birthdays.plus(sum.birthday());
                    options += sum.optionCount();
                }
            }
            return new PairSums(sums.size(), birthdays, options);
        }

        String withoutOptions() {
            return distinct + " distinct, birthdays " + birthdays;
        }

        String withOptions() {
            return withoutOptions() + ", options " + options;
        }
    }

    private String hot(List<String> lines) {
        Dyadic means = Dyadic.ZERO;
        Dyadic temperatures = Dyadic.ZERO;
        Dyadic birthdays = Dyadic.ZERO;
        Dyadic leftStops = Dyadic.ZERO;
        Dyadic rightStops = Dyadic.ZERO;
        long breakpoints = 0;
        for (String line : lines) {
            Game game = reader.apply(line);
            Thermograph thermograph = game.thermograph();
            means = means.plus(thermograph.mean());
            temperatures = temperatures.plus(thermograph.temperature());
            breakpoints += thermograph.leftWall().criticalTemperatures().size()
                    + thermograph.rightWall().criticalTemperatures().size();
            Game chilled = Cooling.cool(game, Dyadic.ONE);
            Game cooled = Cooling.cool(game, Dyadic.TWO);
            birthdays = birthdays.plus(birthdays(List.of(game, chilled, cooled)));
            leftStops = leftStops.plus(chilled.leftStop());
            rightStops = rightStops.plus(cooled.rightStop());
        }
        return "means %s, temperatures %s, breakpoints %d, birthdays %s, left stops %s, right stops %s"
                .formatted(means, temperatures, breakpoints, birthdays, leftStops, rightStops);
    }

    private String switches(List<String> lines) {
        Game sum = read(lines).stream().reduce(Values.ZERO, Game::plus);
        BigInteger followers = Followers.count(sum);
        return "%s followers, birthday %s, temperature %s, stops %s and %s"
                .formatted(followers, sum.birthday(), sum.temperature(), sum.leftStop(), sum.rightStop());
    }

    private List<Game> regions(String line) {
        return read(List.of(line.split(";")));
    }

    private String races(List<String> lines) {
        Map<Relation, Integer> relations = new LinkedHashMap<>();
        Dyadic birthdays = Dyadic.ZERO;
        Dyadic leftStops = Dyadic.ZERO;
        for (String line : lines) {
            Game sum = Values.ZERO;
            for (Game region : regions(line)) {
                sum = sum.plus(Cooling.cool(region, Dyadic.TWO));
            }
            relations.merge(sum.relationTo(Values.ZERO), 1, Integer::sum);
            birthdays = birthdays.plus(sum.birthday());
            leftStops = leftStops.plus(sum.leftStop());
        }
        StringBuilder counts = new StringBuilder();
        for (Relation relation : Relation.values()) {
            counts.append(relation.symbol())
                    .append(relations.getOrDefault(relation, 0))
                    .append(' ');
        }
        return "%s, birthdays %s, left stops %s".formatted(counts.toString().trim(), birthdays, leftStops);
    }

    private String racesSum(List<String> lines) {
        Dyadic birthdays = Dyadic.ZERO;
        Dyadic cooledBirthdays = Dyadic.ZERO;
        Dyadic leftStops = Dyadic.ZERO;
        for (String line : lines) {
            Game sum = regions(line).stream().reduce(Values.ZERO, Game::plus);
            Game cooled = Cooling.cool(sum, Dyadic.TWO);
            birthdays = birthdays.plus(sum.birthday());
            cooledBirthdays = cooledBirthdays.plus(cooled.birthday());
            leftStops = leftStops.plus(cooled.leftStop());
        }
        return "birthdays %s, cooled %s, left stops %s".formatted(birthdays, cooledBirthdays, leftStops);
    }

    /** The positions of a game as a graph, options before the positions that have them; the last one is the root. */
    private record GameGraph(List<int[]> left, List<int[]> right) {

        /** From lines {@code id TAB left ids TAB right ids}, the ids counting up from zero. */
        static GameGraph of(List<String> lines) {
            List<int[]> left = new ArrayList<>();
            List<int[]> right = new ArrayList<>();
            for (String line : lines) {
                String[] cells = line.split("\t", -1);
                left.add(ids(cells[1]));
                right.add(ids(cells[2]));
            }
            return new GameGraph(left, right);
        }

        private static int[] ids(String text) {
            return text.isEmpty()
                    ? new int[0]
                    : Arrays.stream(text.split(",")).mapToInt(Integer::parseInt).toArray();
        }

        String checksum() {
            List<Game> values = new ArrayList<>();
            for (int i = 0; i < left.size(); i++) {
                values.add(Game.of(options(values, left.get(i)), options(values, right.get(i))));
            }
            int distinct = new HashSet<>(values).size();
            Game root = values.get(values.size() - 1);
            return "%d distinct, birthdays %s, root %s".formatted(distinct, birthdays(values), root);
        }

        private static List<Game> options(List<Game> values, int[] ids) {
            List<Game> options = new ArrayList<>(ids.length);
            for (int id : ids) {
                options.add(values.get(id));
            }
            return options;
        }
    }
}
