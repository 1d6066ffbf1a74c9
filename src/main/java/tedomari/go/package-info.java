/**
 * The game of Go: boards, blocks and the rules.
 *
 * <p>A {@link tedomari.go.Position} is an immutable setup on an {@link tedomari.go.Outline}: stones with their {@linkplain
 * tedomari.go.Role roles}, the player to move, the ko. A point is an {@code int}, numbered row by row from the top left;
 * {@link tedomari.go.Coordinate} translates it to the names that Go players use. A {@link tedomari.go.Board} is the same
 * position made mutable for searching: it plays and takes back without allocating. {@link tedomari.go.Benson} finds the
 * blocks that live without any answer, {@link tedomari.go.Symmetry} the images of a position.
 *
 * <p>The package knows nothing of games as values, nor of search; both of them rest on it. Start with {@link
 * tedomari.go.Position}, then {@link tedomari.go.Block}, then {@link tedomari.go.Board}.
 */
@NullMarked
package tedomari.go;

import org.jspecify.annotations.NullMarked;
