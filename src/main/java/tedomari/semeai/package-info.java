/**
 * Regions of liberties and what they are worth.
 *
 * <p>A capturing race falls apart into {@linkplain tedomari.semeai.Region regions}. All play in a region, bottom-up, makes
 * its {@linkplain tedomari.semeai.RegionValue value}, a {@linkplain tedomari.cgt.Game game} that counts liberties; cooled by
 * two and added up the values decide the race (Nakamura 2009, §3, with the corrections in docs/theory.md). Start with {@link
 * tedomari.semeai.Region}.
 */
@NullMarked
package tedomari.semeai;

import org.jspecify.annotations.NullMarked;
