package tedomari.semeai;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Game;
import tedomari.cgt.Values;
import tedomari.task.Progress;

/**
 * The value of the parts of one region under one {@link KoBan}, bottom-up over all play in them (Nakamura 2009, §3, with the
 * corrections in docs/theory.md).
 */
final class PartEvaluator {

    private final Terrain terrain;
    private final KoBan ban;
    private final long limit;
    private final Alive alive = new Alive();
    private final Map<Part, PartValue> known = new HashMap<>();

    /** @param limit how many positions may be visited */
    PartEvaluator(Terrain terrain, KoBan ban, long limit) {
        this.terrain = terrain;
        this.ban = ban;
        this.limit = limit;
    }

    /** How many positions were visited. */
    int visited() {
        return known.size();
    }

    PartValue value(List<Part> parts) {
        List<PartValue> values = new ArrayList<>(parts.size());
        for (Part part : parts) {
            values.add(value(part));
        }
        return values.isEmpty() ? PartValue.NOTHING : PartValue.sum(values, alive);
    }

    private PartValue value(Part part) {
        if (part.liberties() == 0 && (part.attackers() & part.byEssential()) == 0) {
            return PartValue.NOTHING;
        }
        PartValue value = known.get(part);
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

    private PartValue byMoves(Part part) {
        Moves moves = new Moves();
        for (long rest = part.empty(); rest != 0; rest &= rest - 1) {
            long point = rest & -rest;
            defend(part, point, moves);
            attack(part, point, moves);
        }
        boolean hasLiberties = part.liberties() != 0;
        return new PartValue(
                processed(moves.defenderLast, moves.attackerLast, hasLiberties),
                processed(moves.defenderNotLast, moves.attackerNotLast, hasLiberties),
                moves.flagged);
    }

    /** The values of the options, if the last liberty falls here and if not. */
    private static final class Moves {
        final Set<Game> defenderLast = new LinkedHashSet<>();
        final Set<Game> defenderNotLast = new LinkedHashSet<>();
        final Set<Game> attackerLast = new LinkedHashSet<>();
        final Set<Game> attackerNotLast = new LinkedHashSet<>();
        boolean flagged;
    }

    private void defend(Part part, long point, Moves moves) {
        long defenders = part.defenders() | point;
        long captured = captured(part, point, part.attackers(), defenders, part.bySafe());
        long attackers = part.attackers() & ~captured;
        long chain = terrain.connected(point, defenders);
        boolean joins = (chain & part.byEssential()) != 0;
        boolean isConnected = joins || (chain & part.byFriend()) != 0;
        if (!isConnected && (terrain.around(chain) & part.points() & ~defenders & ~attackers) == 0) {
            return;
        }
        if (ban == KoBan.ON_DEFENDER && !isConnected && isBanned(part, point, captured)) {
            return;
        }
        boolean marks = ban == KoBan.ON_ATTACKER;
        Part next = next(part, defenders, attackers, marks ? captured : 0);
        Part.Settlement settlement = (joins ? next.unmarked() : next).settle(terrain);
        PartValue value = settlement.hasEscaped() ? PartValue.ALIVE : value(settlement.parts());
        moves.defenderLast.add(value.last());
        moves.defenderNotLast.add(value.notLast());
        moves.flagged |= value.isFlagged();
    }

    private void attack(Part part, long point, Moves moves) {
        long attackers = part.attackers() | point;
        long captured = captured(part, point, part.defenders(), attackers, part.byEssential() | part.byFriend());
        long defenders = part.defenders() & ~captured;
        long chain = terrain.connected(point, attackers);
        boolean joins = (chain & part.bySafe()) != 0;
        Part next = next(part, defenders, attackers, ban == KoBan.ON_DEFENDER ? captured : 0);
        boolean takesLastLiberty = next.liberties() == 0;
        if (!joins && (terrain.around(chain) & part.points() & ~defenders & ~attackers) == 0) {
            // Suicide, which only the last move of the race may be.
            if (takesLastLiberty) {
                moves.attackerLast.add(Values.ZERO);
            }
            return;
        }
        if (ban == KoBan.ON_ATTACKER && !joins && isBanned(part, point, captured)) {
            return;
        }
        PartValue value = value((joins ? next.unmarked() : next).settle(terrain).parts());
        moves.attackerNotLast.add(value.notLast());
        moves.attackerLast.add(takesLastLiberty ? Values.ZERO : value.last());
        moves.flagged |= value.isFlagged();
    }

    /** The enemy stones next to {@code point} without a liberty, unless they hang on something that has one. */
    private long captured(Part part, long point, long enemies, long own, long held) {
        long captured = 0;
        long beside = terrain.neighbours(Long.numberOfTrailingZeros(point)) & enemies;
        while (beside != 0) {
            long chain = terrain.connected(beside & -beside, enemies);
            beside &= ~chain;
            boolean hasLiberty = (terrain.around(chain) & part.points() & ~enemies & ~own) != 0;
            if (!hasLiberty && (chain & held) == 0) {
                captured |= chain;
            }
        }
        return captured;
    }

    /** A point captured once may be replayed only by capturing two or more, captured twice never. */
    private static boolean isBanned(Part part, long point, long captured) {
        return (part.capturedTwice() & point) != 0 || (part.capturedOnce() & point) != 0 && Long.bitCount(captured) < 2;
    }

    private static Part next(Part part, long defenders, long attackers, long marked) {
        return new Part(
                part.points(),
                defenders,
                attackers,
                part.byEssential(),
                part.bySafe(),
                part.byFriend(),
                part.capturedOnce() | marked,
                part.capturedTwice() | part.capturedOnce() & marked);
    }

    /**
     * The value of a node from those of its options. Above temperature 1 it is kept. At most 1, the defender's move gains
     * less than the attacker's fill takes away: the attacker fills, and the value is the integer that leaves.
     */
    private Game processed(Set<Game> defender, Set<Game> attacker, boolean hasLiberties) {
        if (!hasLiberties) {
            return withoutLiberties(defender, attacker);
        }
        if (attacker.isEmpty()) {
            return Alive.VALUE;
        }
        Game value = Game.of(defender, attacker);
        return isHot(value) ? value : alive.absorb(Game.of(afterFilling(attacker)));
    }

    /** Attacker's stones that touch the block and can be captured may still give it liberties. */
    private Game withoutLiberties(Set<Game> defender, Set<Game> attacker) {
        if (defender.isEmpty()) {
            return Values.ZERO;
        }
        Dyadic gained = defender.stream()
                .map(option -> option.thermograph().rightWall().at(Dyadic.ONE))
                .reduce(Dyadic::max)
                .orElseThrow()
                .minus(Dyadic.ONE);
        if (gained.signum() <= 0) {
            return Values.ZERO;
        }
        if (!attacker.isEmpty()) {
            Game value = Game.of(defender, attacker);
            if (isHot(value)) {
                return value;
            }
        }
        return alive.absorb(Game.of(gained));
    }

    private static boolean isHot(Game value) {
        return value.temperature().compareTo(Dyadic.ONE) > 0;
    }

    private static Dyadic afterFilling(Set<Game> attacker) {
        return attacker.stream()
                .map(option -> option.thermograph().leftWall().at(Dyadic.ONE))
                .reduce(Dyadic::min)
                .orElseThrow()
                .plus(Dyadic.ONE);
    }
}
