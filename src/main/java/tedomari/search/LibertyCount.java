package tedomari.search;

/**
 * Decides a race by counting.
 *
 * <p>Let the opponent's block be worth at most m by the {@link Count} of its parts, one's own at least l. On his move a player
 * captures if m ≤ l: he takes a liberty, so that m &lt; l, and that is what he keeps up. A move of the opponent that raises m or
 * lowers l by one gives him m ≤ l with the move again, and any other he answers in the same part. While m ≥ 1 he has l ≥ 1 on his
 * move and l ≥ 2 on the opponent's, so he is not captured. If it is the opponent's move, m &lt; l is needed, and the player must
 * not have passed just before, so that another pass ends the race.
 */
final class LibertyCount {

    private LibertyCount() {}

    /** The side that captures; −1 if counting does not say. */
    static int winner(RaceGame game) {
        for (int side = 0; side < 2; side++) {
            if (game.side() == side ? !game.isBanned() : !game.passed()) {
                int needed = game.most(1 - side) + (game.side() == side ? 0 : 1);
                if (needed < Count.MANY && needed <= game.least(side)) {
                    return side;
                }
            }
        }
        return -1;
    }
}
