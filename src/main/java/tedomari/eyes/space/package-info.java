/**
 * Eyespaces of a whole board (P. Drake, N. Schreiner, B. Tomlin, L. Veenstra, <i>An efficient algorithm for eyespace
 * classification in Go</i>).
 *
 * <p>An {@link tedomari.eyes.space.Eyespace} is what a block surrounds alone. As a {@linkplain tedomari.eyes.space.EyeGraph
 * labelled graph} it has a {@linkplain tedomari.eyes.space.EyeForm canonical form}, so shapes that differ only by being
 * bent are one; an {@link tedomari.eyes.space.EyeSearch} finds whether the block lives in it, and an {@link
 * tedomari.eyes.space.EyeTable} remembers the answer. {@link tedomari.eyes.space.Groups} applies that to every block of a
 * board and says where the method is silent; start there.
 */
@NullMarked
package tedomari.eyes.space;

import org.jspecify.annotations.NullMarked;
