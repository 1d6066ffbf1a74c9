package tedomari.semeai;

import java.util.List;
import tedomari.go.Outline;
import tedomari.go.PointSet;

/**
 * Values many regions within one area of a board. What play in one region leads to is met again in others, so it is
 * remembered; a family of regions costs little more than the positions that it is made of.
 */
public final class Valuation {

    /** How many positions are remembered before all are forgotten. */
    private static final int BOUND = 400_000;

    private final Terrain terrain;
    private PartEvaluator low;
    private PartEvaluator high;

    private Valuation(Terrain terrain) {
        this.terrain = terrain;
        low = evaluator(KoBan.ON_DEFENDER);
        high = evaluator(KoBan.ON_ATTACKER);
    }

    /** Of regions whose points all lie in {@code area}. */
    public static Valuation within(Outline outline, PointSet area) {
        return new Valuation(Terrain.of(outline, area));
    }

    private PartEvaluator evaluator(KoBan ban) {
        return new PartEvaluator(terrain, ban, BOUND + Region.LIMIT);
    }

    /** The same as {@link Region#value}. */
    public RegionValue value(Region region) {
        List<Part> parts = region.start(terrain);
        RegionValue value = RegionValue.of(region.owner(), low.value(parts), high.value(parts));
        if (low.visited() > BOUND) {
            low = evaluator(KoBan.ON_DEFENDER);
        }
        if (high.visited() > BOUND) {
            high = evaluator(KoBan.ON_ATTACKER);
        }
        return value;
    }
}
