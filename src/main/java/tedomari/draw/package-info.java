/**
 * Pictures of games.
 *
 * <p>A {@linkplain tedomari.cgt.Thermograph thermograph} is drawn for a terminal by {@link tedomari.draw.ThermographText} and
 * as SVG by {@link tedomari.draw.ThermographSvg}; the tree of a game by {@link tedomari.draw.TreeText} and {@link
 * tedomari.draw.TreeSvg}. Axes and branches are turned the way of the field: Left is on the left, so numbers decrease to the
 * right, and temperature goes up. Nothing here works out a value; what is drawn was known before.
 */
@NullMarked
package tedomari.draw;

import org.jspecify.annotations.NullMarked;
