/**
 * The second oracle: the library of monolithic eyes of Wolf and Pratola.
 *
 * <p>An {@link tedomari.eyes.Eye} is what lies inside one white chain: a {@link tedomari.eyes.Shape} in norm position with stones
 * and perhaps a ko-banned point. A {@link tedomari.eyes.ShapeSolver} evaluates all eyes of a shape at once: their positions are a
 * {@link tedomari.eyes.Graph}, and who wins them, with any number of ko threats, is its {@link tedomari.eyes.Fixpoint}. All
 * shapes of a size are an {@link tedomari.eyes.EyeJob}, which a {@link tedomari.eyes.LibraryBuilder} makes into a {@link
 * tedomari.eyes.Library}, a file with a {@link tedomari.eyes.Block} for each shape. A {@link tedomari.eyes.Shelf} holds the
 * files and answers with an {@link tedomari.eyes.Evaluation}; a {@link tedomari.eyes.Site} finds an eye on a board.
 *
 * <p>Start with {@link tedomari.eyes.Eye} and {@link tedomari.eyes.EyeRecord}, then {@link tedomari.eyes.ShapeSolver} and {@link
 * tedomari.eyes.Layers}.
 */
@NullMarked
package tedomari.eyes;

import org.jspecify.annotations.NullMarked;
