package tedomari.go.io;

import tedomari.go.Board;
import tedomari.go.Colour;

/**
 * A move of a game.
 *
 * @param point {@link Board#NONE} for a pass
 */
public record SgfMove(Colour colour, int point) {}
