/**
 * Numbers and short games.
 *
 * <p>A {@link tedomari.cgt.Game} is a value: a short partizan game in canonical form. Equal games are the same object, so
 * {@code ==} is equality. Numbers are {@linkplain tedomari.cgt.Dyadic dyadic rationals} of any size. What is known of a
 * game is found in small classes named after it: {@link tedomari.cgt.Thermograph}, {@link tedomari.cgt.Cooling}, {@link
 * tedomari.cgt.AtomicWeight}, {@link tedomari.cgt.Uptimal} and so on; {@link tedomari.cgt.Notation} writes a game as text.
 * Long sums are decided without building them by {@link tedomari.cgt.Sum}.
 *
 * <p>Notation and theorems follow A. N. Siegel, <i>Combinatorial Game Theory</i> (2013). Everything here may be called from
 * several threads; a computation stops with a {@link java.util.concurrent.CancellationException} when its thread is
 * interrupted.
 */
@NullMarked
package tedomari.cgt;

import org.jspecify.annotations.NullMarked;
