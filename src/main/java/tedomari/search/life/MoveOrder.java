package tedomari.search.life;

/** Puts the promising moves first: those with much contact, passes last. */
final class MoveOrder {

    private final ClosedArea area;
    private final int[] scores = new int[ClosedArea.MAX_POINTS + 2];

    MoveOrder(ClosedArea area) {
        this.area = area;
    }

    void sort(LifePosition position, int[] moves, int count) {
        long own = position.defenderToMove() ? position.defender : position.attacker;
        long other = position.defenderToMove() ? position.attacker : position.defender;
        for (int i = 0; i < count; i++) {
            int move = moves[i];
            int score = move == LifeGame.PASS ? -2 : move == LifeGame.FILL ? -1 : score(move, own, other);
            int at = i;
            while (at > 0 && scores[at - 1] < score) {
                scores[at] = scores[at - 1];
                moves[at] = moves[at - 1];
                at--;
            }
            scores[at] = score;
            moves[at] = move;
        }
    }

    private int score(int point, long own, long other) {
        long around = area.neighbours[point];
        long empty = around & ~(own | other);
        return 4 * Long.bitCount(empty) + 3 * Long.bitCount(around & other) + Long.bitCount(around & own);
    }
}
