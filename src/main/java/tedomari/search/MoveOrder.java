package tedomari.search;

import tedomari.go.Board;
import tedomari.go.Colour;

/** Puts the promising moves first: captures, liberties of essential blocks, and what has refuted before. */
final class MoveOrder {

    private static final int FRESH = 1 << 20;

    private final RaceGame game;
    private final int[][] neighbours;
    private final int[][] refuted;
    private final int[] score;

    MoveOrder(RaceGame game) {
        this.game = game;
        int points = game.board.outline().area();
        neighbours = new int[points][];
        for (int point = 0; point < points; point++) {
            neighbours[point] = game.board.outline().neighbours(point);
        }
        refuted = new int[2][points];
        score = new int[points];
    }

    /** A move that decided a node. */
    void reward(Colour player, int move, int depth) {
        if (move != Board.NONE) {
            int[] mine = refuted[RaceField.side(player)];
            mine[move] += 1 + depth;
            if (mine[move] > FRESH) {
                for (int point = 0; point < mine.length; point++) {
                    mine[point] >>= 4;
                }
            }
        }
    }

    void sort(int[] moves, int count) {
        Colour player = game.toMove();
        for (int i = 0; i < count; i++) {
            score[moves[i]] = scoreOf(moves[i], player);
        }
        for (int i = 1; i < count; i++) {
            int move = moves[i];
            int at = i;
            while (at > 0 && score[moves[at - 1]] < score[move]) {
                moves[at] = moves[at - 1];
                at--;
            }
            moves[at] = move;
        }
    }

    private int scoreOf(int point, Colour player) {
        Board board = game.board;
        int empty = 0;
        int friends = 0;
        int sum = 0;
        for (int next : neighbours[point]) {
            Colour there = board.at(next);
            if (there == null) {
                empty++;
            } else if (there == player) {
                friends++;
                if (board.libertyCount(next) == 1 && !board.isSafe(next)) {
                    sum += 20;
                }
            } else if (board.libertyCount(next) == 1 && !board.isSafe(next)) {
                sum += 30 + board.size(next);
            }
        }
        if (isLiberty(point, player.opponent())) {
            sum += 10 + 5 * (neighbours[point].length - friends) * (game.field.plain[point] == null ? 1 : 0);
        }
        sum += isLiberty(point, player) ? 6 * empty + 4 * friends : empty;
        return sum + 2 * (32 - Integer.numberOfLeadingZeros(refuted[RaceField.side(player)][point]));
    }

    private boolean isLiberty(int point, Colour colour) {
        for (int stone : game.field.essential[RaceField.side(colour)]) {
            if (game.board.isLiberty(stone, point)) {
                return true;
            }
        }
        return false;
    }
}
