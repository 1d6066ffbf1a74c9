package tedomari.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tedomari.cgt.Game;

/** Pairs of random forms: their canonical forms, order and sum, by the engine and by the bare definitions. */
final class EngineTrials implements Trials {

    private static final int DEPTH = 3;

    private record Pair(NaiveGame g, NaiveGame h) {
        Stream<Pair> smaller() {
            return Stream.concat(
                    EngineTrials.smaller(g).map(form -> new Pair(form, h)),
                    EngineTrials.smaller(h).map(form -> new Pair(g, form)));
        }
    }

    @Override
    public Finding run(long number, Chance chance) {
        SplittableRandom random = chance.of(number);
        Pair pair = new Pair(form(random, DEPTH), form(random, DEPTH));
        Set<Label> labels = Set.of(new Label("form", "height " + Math.max(pair.g.height(), pair.h.height())));
        if (fault(pair) == null) {
            return Finding.of(Agreement.AGREE, labels);
        }
        Pair smallest = Shrinking.shrink(pair, Pair::smaller, smaller -> fault(smaller) != null);
        return Finding.of(
                labels,
                new Disagreement(number, String.valueOf(fault(smallest)), smallest.g + " and " + smallest.h, ""));
    }

    private static NaiveGame form(SplittableRandom random, int depth) {
        if (depth == 0 || random.nextInt(4) == 0) {
            return NaiveGame.integer(random.nextInt(5) - 2);
        }
        return new NaiveGame(options(random, depth), options(random, depth));
    }

    private static List<NaiveGame> options(SplittableRandom random, int depth) {
        List<NaiveGame> options = new ArrayList<>();
        for (int count = random.nextInt(3); count > 0; count--) {
            options.add(form(random, depth - 1));
        }
        return options;
    }

    private static @Nullable String fault(Pair pair) {
        for (NaiveGame form : List.of(pair.g, pair.h)) {
            NaiveGame canonical = NaiveGame.of(form.toGame());
            if (!canonical.isEqualTo(form)) {
                return form + " is not equal to its canonical form " + form.toGame();
            }
            if (!isCanonical(canonical)) {
                return form.toGame() + " is not canonical";
            }
        }
        Game g = pair.g.toGame();
        Game h = pair.h.toGame();
        if (g.leq(h) != pair.g.leq(pair.h)) {
            return g + " <= " + h + " is not " + g.leq(h);
        }
        return NaiveGame.of(g.plus(h)).isEqualTo(pair.g.plus(pair.h)) ? null : g + " + " + h + " is not " + g.plus(h);
    }

    /** No option is dominated and none reversible, here or below. */
    private static boolean isCanonical(NaiveGame game) {
        return game.options().stream().allMatch(EngineTrials::isCanonical)
                && game.left().stream()
                        .allMatch(option -> isNeeded(option, game.left(), NaiveGame::leq)
                                && option.right().stream().noneMatch(answer -> answer.leq(game)))
                && game.right().stream()
                        .allMatch(option -> isNeeded(option, game.right(), (a, b) -> b.leq(a))
                                && option.left().stream().noneMatch(game::leq));
    }

    private interface Order {
        boolean isWorse(NaiveGame option, NaiveGame other);
    }

    private static boolean isNeeded(NaiveGame option, List<NaiveGame> options, Order order) {
        return options.stream().noneMatch(other -> other != option && order.isWorse(option, other));
    }

    /** Forms with fewer positions: an option in place of the form, or one option less or smaller. */
    private static Stream<NaiveGame> smaller(NaiveGame form) {
        return Stream.of(
                        form.options().stream(),
                        changed(form.left(), left -> new NaiveGame(left, form.right())),
                        changed(form.right(), right -> new NaiveGame(form.left(), right)))
                .flatMap(forms -> forms);
    }

    private static Stream<NaiveGame> changed(List<NaiveGame> options, Function<List<NaiveGame>, NaiveGame> form) {
        List<List<NaiveGame>> lists = new ArrayList<>();
        for (int i = 0; i < options.size(); i++) {
            List<NaiveGame> fewer = new ArrayList<>(options);
            NaiveGame option = fewer.remove(i);
            lists.add(fewer);
            int at = i;
            smaller(option).forEach(other -> {
                List<NaiveGame> changed = new ArrayList<>(options);
                changed.set(at, other);
                lists.add(changed);
            });
        }
        return lists.stream().map(form);
    }
}
