/**
 * What regions there are, and how to have one of a given value.
 *
 * <p>A {@link tedomari.catalog.Sketch} is a region as a diagram. {@link tedomari.catalog.Family} lists the corridors, {@link
 * tedomari.catalog.Box} all regions of a small box; {@link tedomari.catalog.Trial} holds the value of one against an exact
 * search of real boards. {@link tedomari.catalog.Finder} finds a region for a value and {@link tedomari.catalog.Composition}
 * makes a race of several. Start with {@link tedomari.catalog.Sketch}.
 */
@NullMarked
package tedomari.catalog;

import org.jspecify.annotations.NullMarked;
