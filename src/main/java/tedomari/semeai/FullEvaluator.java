package tedomari.semeai;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Game;
import tedomari.cgt.Values;
import tedomari.task.Progress;

/**
 * The value of the parts of one region under one {@link KoBan} by all play in them and nothing else (Nakamura 2009, §3, with
 * the corrections in docs/theory.md). It defines what {@link PartEvaluator} computes with fewer positions, and checks it; it
 * can also prune as the paper prints it.
 */
final class FullEvaluator {

    private final Play play;
    private final Pruning pruning;
    private final LastMove lastMove;
    private final long limit;
    private final Alive alive = new Alive();
    private final Map<Part, Both> known = new HashMap<>();

    /**
     * The values of a part by who moved last.
     *
     * @param afterDefence if the attacker must answer now what he does not leave, and a stone without liberties is no answer
     */
    private record Both(PartValue afterAttack, PartValue afterDefence) {}

    /** When a move of the attacker that leaves the block no liberty here ends the race. */
    enum LastMove {
        /** As an option like others (LA). */
        ANY_TIME,
        /**
         * Not as an urgent answer to the defender: as long as the block has a liberty elsewhere play goes on, and a stone
         * without liberties is not even legal. The attacker may still go where it will be his next move, once nothing else
         * is left.
         */
        AT_LEISURE
    }

    /** @param limit how many positions may be visited */
    FullEvaluator(Terrain terrain, KoBan ban, Pruning pruning, LastMove lastMove, long limit) {
        this.play = new Play(terrain, ban);
        this.pruning = pruning;
        this.lastMove = lastMove;
        this.limit = limit;
    }

    /** How many positions were visited. */
    int visited() {
        return known.size();
    }

    PartValue value(List<Part> parts) {
        return PartValue.sum(
                parts.stream().map(part -> value(part).afterDefence.simplest()).toList(), alive);
    }

    private Both value(Part part) {
        Both value = known.get(part);
        if (value == null) {
            Progress.checkpoint();
            if (known.size() >= limit) {
                throw new RegionException("it has more than " + limit + " positions");
            }
            value = byMoves(part);
            known.put(part, value);
        }
        return value;
    }

    private PartValue after(List<Part> parts, Function<Both, PartValue> choice) {
        List<PartValue> values = new ArrayList<>(parts.size());
        for (Part part : parts) {
            values.add(choice.apply(value(part)));
        }
        return PartValue.sum(values, alive);
    }

    private Both byMoves(Part part) {
        Moves moves = new Moves();
        for (long rest = part.empty(); rest != 0; rest &= rest - 1) {
            long point = rest & -rest;
            Play.Move defence = play.defend(part, point);
            if (defence != null) {
                moves.addDefence(defence.escapes() ? PartValue.ALIVE : after(defence.parts(), Both::afterDefence));
            }
            Play.Move attack = play.attack(part, point);
            if (attack != null) {
                moves.addAttack(attack, after(attack.parts(), Both::afterAttack));
            }
        }
        boolean hasLiberties = part.liberties() != 0;
        Game notLast = processed(moves.defenderNotLast, moves.attackerNotLast, hasLiberties);
        Game last = processed(moves.defenderLast, moves.attackerLast, hasLiberties);
        boolean isFlagged = moves.flagged || !hasLiberties && notLast != Values.ZERO;
        PartValue value = new PartValue(last, notLast, isFlagged);
        return lastMove == LastMove.AT_LEISURE && moves.isHasty && Pruning.isKept(last)
                ? new Both(
                        value,
                        new PartValue(
                                moves.attackerPatient.isEmpty()
                                        ? alive.absorb(Game.of(gained(moves.defenderLast)))
                                        : processed(moves.defenderLast, moves.attackerPatient, hasLiberties),
                                notLast,
                                isFlagged))
                : new Both(value, value);
    }

    /** The values of the options, if the last liberty falls here and if not. */
    private static final class Moves {
        final Set<Game> defenderLast = new LinkedHashSet<>();
        final Set<Game> defenderNotLast = new LinkedHashSet<>();
        final Set<Game> attackerLast = new LinkedHashSet<>();
        final Set<Game> attackerNotLast = new LinkedHashSet<>();
        final Set<Game> attackerPatient = new LinkedHashSet<>();
        boolean isHasty;
        boolean flagged;

        void addDefence(PartValue value) {
            defenderLast.add(value.last());
            defenderNotLast.add(value.notLast());
            flagged |= value.isFlagged();
        }

        void addAttack(Play.Move attack, PartValue value) {
            Game last = attack.takesLastLiberty() ? Values.ZERO : value.last();
            attackerLast.add(last);
            isHasty |= attack.takesLastLiberty();
            if (!attack.isSuicide()) {
                attackerPatient.add(value.last());
                attackerNotLast.add(value.notLast());
            }
            flagged |= value.isFlagged();
        }
    }

    private Game processed(Set<Game> defender, Set<Game> attacker, boolean hasLiberties) {
        if (!hasLiberties) {
            return withoutLiberties(defender, attacker);
        }
        return attacker.isEmpty() ? Alive.VALUE : alive.absorb(pruning.value(defender, attacker));
    }

    /** Attacker's stones that touch the block and can be captured may still give it liberties. */
    private Game withoutLiberties(Set<Game> defender, Set<Game> attacker) {
        if (defender.isEmpty()) {
            return Values.ZERO;
        }
        Dyadic gained = gained(defender);
        if (gained.signum() <= 0) {
            return Values.ZERO;
        }
        if (!attacker.isEmpty()) {
            Game value = Game.of(defender, attacker);
            if (Pruning.isKept(value)) {
                return value;
            }
        }
        return alive.absorb(Game.of(gained));
    }

    /** What the defender's best move leaves, which he may make when he likes, less what it costs. */
    private static Dyadic gained(Set<Game> defender) {
        return defender.stream()
                .map(option -> option.thermograph().rightWall().at(Dyadic.ONE))
                .reduce(Dyadic::max)
                .orElseThrow()
                .minus(Dyadic.ONE);
    }
}
