package tedomari.cli;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
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

    /** One workload: its computation, and what it is run with by default. */
    record Workload(String id, List<Integer> sizes, Job job) {}

    /** A computation with a size, which most ignore; answers its checksum. */
    @FunctionalInterface
    interface Job {
        String run(int n) throws IOException;
    }

    private static final List<Integer> UNSIZED = List.of(0);

    private final Path data;
    private final Function<String, Game> reader;

    EngineBench(Path data, Function<String, Game> reader) {
        this.data = data;
        this.reader = reader;
    }

    List<Workload> workloads() {
        return List.of(
                new Workload("day3", UNSIZED, n -> day3()),
                new Workload("day3-compare", UNSIZED, n -> day3Compare()),
                new Workload("day3-sums", UNSIZED, n -> day3Sums()),
                new Workload("sample-sums", UNSIZED, n -> sampleSums()),
                new Workload("hot", UNSIZED, n -> hot()),
                new Workload("switches", List.of(16, 20, 24), n -> switches("switches-1to24.txt", n)),
                new Workload(
                        "random-switches", List.of(10, 16, 20, 24, 30), n -> switches("switches-random30.txt", n)),
                new Workload("races", UNSIZED, n -> races()),
                new Workload("races-sum", List.of(20, 200), this::racesSum),
                new Workload("domineering", UNSIZED, n -> domineering()));
    }

    private List<String> lines(String file) throws IOException {
        return Files.readAllLines(data.resolve(file));
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
        return games.stream()
                .mapToLong(game -> game.left().size() + game.right().size())
                .sum();
    }

    private static String day3Compare() {
        List<Game> games = List.copyOf(days(3).get(3));
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

    private static String day3Sums() {
        Set<Game> sums = new LinkedHashSet<>();
        Dyadic birthdays = pairSums(List.copyOf(days(3).get(3)), sums);
        return "%d distinct, birthdays %s".formatted(sums.size(), birthdays);
    }

    /** Adds all unordered pairs, each game with itself too; answers the sum of the birthdays of the sums. */
    private static Dyadic pairSums(List<Game> games, Set<Game> sums) {
        Dyadic birthdays = Dyadic.ZERO;
        for (int i = 0; i < games.size(); i++) {
            for (int j = i; j < games.size(); j++) {
                Game sum = games.get(i).plus(games.get(j));
                sums.add(sum);
                birthdays = birthdays.plus(sum.birthday());
            }
        }
        return birthdays;
    }

    private String sampleSums() throws IOException {
        List<Game> games = lines("day3-sample.txt").stream().map(reader).toList();
        Set<Game> sums = new LinkedHashSet<>();
        Dyadic birthdays = Dyadic.ZERO;
        long options = 0;
        for (int i = 0; i < games.size(); i++) {
            for (int j = i; j < games.size(); j++) {
                Game sum = games.get(i).plus(games.get(j));
                sums.add(sum);
                birthdays = birthdays.plus(sum.birthday());
                options += sum.left().size() + sum.right().size();
            }
        }
        return "%d distinct, birthdays %s, options %d".formatted(sums.size(), birthdays, options);
    }

    private String hot() throws IOException {
        Dyadic means = Dyadic.ZERO;
        Dyadic temperatures = Dyadic.ZERO;
        Dyadic birthdays = Dyadic.ZERO;
        Dyadic leftStops = Dyadic.ZERO;
        Dyadic rightStops = Dyadic.ZERO;
        long breakpoints = 0;
        for (String line : lines("hot6.txt")) {
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

    private String switches(String file, int n) throws IOException {
        Game sum = Values.ZERO;
        for (String line : lines(file).subList(0, n)) {
            sum = sum.plus(reader.apply(line));
        }
        BigInteger followers = Followers.count(sum);
        return "%s followers, birthday %s, temperature %s, stops %s and %s"
                .formatted(followers, sum.birthday(), sum.temperature(), sum.leftStop(), sum.rightStop());
    }

    private List<Game> regions(String line) {
        List<Game> regions = new ArrayList<>();
        for (String region : line.split(";")) {
            regions.add(reader.apply(region));
        }
        return regions;
    }

    private String races() throws IOException {
        Map<Relation, Integer> relations = new LinkedHashMap<>();
        Dyadic birthdays = Dyadic.ZERO;
        Dyadic leftStops = Dyadic.ZERO;
        for (String line : lines("semeai.txt")) {
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
            counts.append(relation.symbol()).append(relations.getOrDefault(relation, 0)).append(' ');
        }
        return "%s, birthdays %s, left stops %s".formatted(counts.toString().trim(), birthdays, leftStops);
    }

    private String racesSum(int n) throws IOException {
        Dyadic birthdays = Dyadic.ZERO;
        Dyadic cooledBirthdays = Dyadic.ZERO;
        Dyadic leftStops = Dyadic.ZERO;
        for (String line : lines("semeai.txt").subList(0, n)) {
            Game sum = regions(line).stream().reduce(Values.ZERO, Game::plus);
            Game cooled = Cooling.cool(sum, Dyadic.TWO);
            birthdays = birthdays.plus(sum.birthday());
            cooledBirthdays = cooledBirthdays.plus(cooled.birthday());
            leftStops = leftStops.plus(cooled.leftStop());
        }
        return "birthdays %s, cooled %s, left stops %s".formatted(birthdays, cooledBirthdays, leftStops);
    }

    private String domineering() throws IOException {
        return "4x4: " + domineering("domineering-4x4.dag") + "; 3x6: " + domineering("domineering-3x6.dag");
    }

    /** Every position of a game given as a graph, a line each, options before the positions that have them. */
    private String domineering(String file) throws IOException {
        List<Game> values = new ArrayList<>();
        for (String line : lines(file)) {
            String[] cells = line.split("\t", -1);
            values.add(Game.of(options(values, cells[1]), options(values, cells[2])));
        }
        Game root = values.get(values.size() - 1);
        return "%d distinct, birthdays %s, root %s".formatted(Set.copyOf(values).size(), birthdays(values), root);
    }

    private static List<Game> options(List<Game> values, String indices) {
        List<Game> options = new ArrayList<>();
        if (!indices.isEmpty()) {
            for (String index : indices.split(",")) {
                options.add(values.get(Integer.parseInt(index)));
            }
        }
        return options;
    }
}
