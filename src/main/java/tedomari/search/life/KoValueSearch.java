package tedomari.search.life;

import org.jspecify.annotations.Nullable;
import tedomari.go.Colour;
import tedomari.search.Budget;

/** Finds the {@link KoValue} of a position, take by take, with questions to {@link KoStages}. */
final class KoValueSearch {

    /** Longer strings are not given. */
    private static final int MOST_STAGES = 4;

    private final LifeProblem problem;
    private final Budget budget;
    private final int tableBits;

    KoValueSearch(LifeProblem problem, Budget budget, int tableBits) {
        this.problem = problem;
        this.budget = budget;
        this.tableBits = tableBits;
    }

    /** The value by the order for equal threats; null after a ko ban, for which the tree has no place, or if it has too many stages. */
    @Nullable
    KoValue find(boolean defenderFirst) {
        LifePosition start = problem.start(defenderFirst);
        if (start.ko() != LifePosition.NO_KO) {
            return null;
        }
        if (isAtLeast(start, "L")) {
            return value("", true);
        }
        if (!isAtLeast(start, "2")) {
            return value("", false);
        }
        return isAtLeast(start, "1") ? saved(start) : lost(start);
    }

    /** The deciding take is the defender's. */
    private @Nullable KoValue saved(LifePosition start) {
        String takes = "";
        while (takes.length() < MOST_STAGES) {
            if (isAtLeast(start, takes + "a1")) {
                takes += "a";
            } else if (isAtLeast(start, takes + "dL")) {
                return value(takes + "d", true);
            } else {
                takes += "d";
            }
        }
        return null;
    }

    /** The deciding take is the attacker's. */
    private @Nullable KoValue lost(LifePosition start) {
        String takes = "";
        while (takes.length() < MOST_STAGES) {
            if (!isAtLeast(start, takes + "aD")) {
                takes += "d";
            } else if (isAtLeast(start, takes + "a2")) {
                takes += "a";
            } else {
                return value(takes + "a", false);
            }
        }
        return null;
    }

    /** A defender who moves first could take a ko, and lives as well if he passes: it is not worth taking. */
    boolean isNotWorthTaking() {
        LifePosition start = problem.start(true);
        if (start.ko() != LifePosition.NO_KO || !isAtLeast(problem.start(false), "L")) {
            return false;
        }
        LifeGame game = new LifeGame(problem.area(), ThreatRuling.ONE);
        int[] moves = new int[ClosedArea.MAX_POINTS + 2];
        int count = game.candidates(start, moves);
        for (int i = 0; i < count; i++) {
            LifePosition next = game.play(start, moves[i]);
            if (next != null && next.ko() != LifePosition.NO_KO) {
                return true;
            }
        }
        return false;
    }

    private boolean isAtLeast(LifePosition start, String bound) {
        LifeGame game = new LifeGame(problem.area(), new KoStages(bound));
        KillSearch search = new KillSearch(game, budget, tableBits, true);
        return !search.kills(start.turned(start.defenderToMove(), LifePosition.NO_KO, 0));
    }

    private KoValue value(String takes, boolean lives) {
        Colour defender = problem.area().defender();
        String own = defender == Colour.BLACK ? "b" : "w";
        String other = defender == Colour.BLACK ? "w" : "b";
        StringBuilder colours = new StringBuilder();
        takes.chars().forEach(take -> colours.append(take == 'd' ? own : other));
        return new KoValue(defender, colours.toString(), lives);
    }
}
