/**
 * Positions as text: diagrams, SGF, and boards for the terminal.
 *
 * <p>{@link tedomari.go.io.Diagram} reads and writes text diagrams, those of Sensei's Library too. {@link
 * tedomari.go.io.SgfReader} and {@link tedomari.go.io.SgfWriter} know the form of SGF (FF[4] and FF[3]) as a tree of {@link
 * tedomari.go.io.SgfNode}; {@link tedomari.go.io.SgfGame} knows what the tree means on the board. {@link
 * tedomari.go.io.BoardText} draws. Whatever is wrong with a text ends in a {@link tedomari.go.io.FormatException}, which
 * says what and where.
 */
@NullMarked
package tedomari.go.io;

import org.jspecify.annotations.NullMarked;
