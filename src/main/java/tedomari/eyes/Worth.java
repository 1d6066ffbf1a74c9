package tedomari.eyes;

/**
 * How many eyes an eye is worth (Wolf and Pratola 2006, §4), in half eyes: two if White lives with it, one if she lives with it
 * and a safe eye more, the mean of both if it depends on who moves first. A ko leaves a range.
 *
 * @param least if every ko counts as lost for White
 * @param most if every ko counts as won
 */
public record Worth(int least, int most) {

    private static final String[] NAMES = {"0", "½", "1", "1½", "2"};

    public boolean isSettled() {
        return least == most;
    }

    @Override
    public String toString() {
        return isSettled() ? NAMES[least] : NAMES[least] + " to " + NAMES[most];
    }
}
