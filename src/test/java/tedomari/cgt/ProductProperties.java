package tedomari.cgt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import tedomari.verify.NaiveGame;

/** Products and ordinal sums. */
@PropertyDefaults(tries = 300, edgeCases = EdgeCasesMode.NONE)
final class ProductProperties {

    /** Only for a positive unit (Berlekamp, Conway and Guy 2001, chapter 8). */
    @Property
    void nortonsProductDistributesOverSums(
            @ForAll(supplier = Games.Small.class) Game g,
            @ForAll(supplier = Games.Small.class) Game h,
            @ForAll(supplier = Games.Unit.class) Game unit) {
        assertSame(Product.norton(g, unit).plus(Product.norton(h, unit)), Product.norton(g.plus(h), unit));
    }

    @Property
    void nortonsProductPreservesTheOrder(
            @ForAll(supplier = Games.Small.class) Game g,
            @ForAll(supplier = Games.Small.class) Game h,
            @ForAll(supplier = Games.Unit.class) Game unit) {
        assertEquals(g.relationTo(h), Product.norton(g, unit).relationTo(Product.norton(h, unit)));
    }

    @Property
    void nortonsProductOfAnIntegerIsAMultiple(@ForAll(supplier = Games.Small.class) Game unit) {
        assertSame(unit, Product.norton(Values.ONE, unit));
        assertSame(unit.plus(unit), Product.norton(Game.of(2), unit));
        assertSame(Values.ZERO, Product.norton(Values.ZERO, unit));
    }

    @Property
    void conwaysProductOfNumbersIsThatOfNumbers(
            @ForAll(supplier = Games.Number.class) Game x, @ForAll(supplier = Games.Number.class) Game y) {
        assertSame(Game.of(x.number().times(y.number())), Product.conway(x, y));
    }

    @Property
    void conwaysProductHasAUnitAndAZero(@ForAll(supplier = Games.Small.class) Game g) {
        assertSame(g, Product.conway(g, Values.ONE));
        assertSame(g, Product.conway(Values.ONE, g));
        assertSame(Values.ZERO, Product.conway(g, Values.ZERO));
    }

    @Property(tries = 100)
    void conwaysProductIsCommutativeAndRespectsSigns(
            @ForAll(supplier = Games.Leaf.class) Game g, @ForAll(supplier = Games.Leaf.class) Game h) {
        assertSame(Product.conway(g, h), Product.conway(h, g));
        assertSame(Product.conway(g, h).negate(), Product.conway(g.negate(), h));
    }

    @Property
    void zeroIsNeutralForTheOrdinalSum(@ForAll(supplier = Games.Small.class) Game g) {
        assertSame(g, OrdinalSum.of(g, Values.ZERO));
        assertSame(g, OrdinalSum.of(Values.ZERO, g));
    }

    @Property
    void theOrdinalSumIsMadeOfItsOptions(
            @ForAll(supplier = Games.Small.class) Game g, @ForAll(supplier = Games.Small.class) Game h) {
        assertTrue(ordinal(NaiveGame.of(g), NaiveGame.of(h)).isEqualTo(NaiveGame.of(OrdinalSum.of(g, h))));
    }

    private static NaiveGame ordinal(NaiveGame g, NaiveGame h) {
        return new NaiveGame(
                Stream.concat(g.left().stream(), h.left().stream().map(option -> ordinal(g, option)))
                        .toList(),
                Stream.concat(g.right().stream(), h.right().stream().map(option -> ordinal(g, option)))
                        .toList());
    }

    /** The colon principle. */
    @Property
    void theOrdinalSumIsMonotoneInItsSecondPart(
            @ForAll(supplier = Games.Small.class) Game g,
            @ForAll(supplier = Games.Small.class) Game h,
            @ForAll(supplier = Games.Small.class) Game k) {
        assertEquals(h.relationTo(k), OrdinalSum.of(g, h).relationTo(OrdinalSum.of(g, k)));
    }
}
