package tedomari.search.life;

/**
 * Who wins if a certain player moves first, and how many ko threats would change it (Wolf, paper I, 2.2).
 *
 * @param alive the target lives if neither player has threats
 * @param threats how many threats more than the other the loser needs to win; 0 if no number up to the largest tried helps
 */
public record LifeStatus(boolean alive, int threats) {

    /** As in {@code l}, {@code l1d}, {@code d2l}, {@code d}. */
    public String code() {
        String now = alive ? "l" : "d";
        return threats == 0 ? now : now + threats + (alive ? "d" : "l");
    }

    /**
     * From m + 1, an unconditional win of the player who moves first, over ±k, where the loser needs k threats, to −m − 1.
     *
     * @param maxThreats the largest number that was tried, m
     */
    public int value(boolean defenderFirst, int maxThreats) {
        int size = threats == 0 ? maxThreats + 1 : threats;
        return alive == defenderFirst ? size : -size;
    }

    /** In words: {@code dead unless the defender has two threats more}. */
    public String words() {
        String now = alive ? "alive" : "dead";
        if (threats == 0) {
            return now;
        }
        String[] numbers = {"no", "one", "two", "three", "four", "five"};
        return now + " unless the " + (alive ? "attacker" : "defender") + " has " + numbers[threats]
                + (threats == 1 ? " ko threat more" : " ko threats more");
    }
}
