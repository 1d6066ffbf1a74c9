package tedomari.search.life;

import java.util.ArrayList;
import java.util.List;

/**
 * Chiang's tree as a boolean game: is the {@linkplain KoValue value} at least a given one? Whoever takes a ko wins that stage, and
 * moves again; the take is written in front of the value of what follows. Nobody is banned. The defender may pass, which finds
 * sekis; the attacker may not.
 *
 * <p>A level is a lower bound of the value of the position. It is written as takes, {@code a} by the attacker and {@code d} by the
 * defender, and an end: {@code L} life, {@code D} death, {@code 1} any ko in which the defender's last take would save him, {@code
 * 2} any ko at all. A take x in front of a value V keeps the order, so that xV is at least a bound if and only if V is at least
 * another one.
 */
final class KoStages implements Ruling {

    private final List<String> bounds = new ArrayList<>();

    /** @param bound what the value is compared with, at level 0 */
    KoStages(String bound) {
        bounds.add(bound);
    }

    @Override
    public boolean keepsTurn() {
        return true;
    }

    @Override
    public int take(int level, boolean byDefender) {
        String bound = bounds.get(level);
        return switch (bound.charAt(0)) {
            case 'L' -> byDefender ? FORBIDDEN : level;
            case '1' -> level;
            case '2' -> byDefender ? level : SAVED;
            case 'a' -> byDefender ? (group(bound) == 1 ? FORBIDDEN : level("1")) : level(bound.substring(1));
            case 'd' -> byDefender ? level(bound.substring(1)) : group(bound) == 1 ? level("1") : SAVED;
            default -> throw new IllegalStateException(bound);
        };
    }

    /** 1 if the deciding take is the defender's, 2 if it is the attacker's. */
    private static int group(String bound) {
        char end = bound.charAt(bound.length() - 1);
        return end == 'L' || end == '1' ? 1 : 2;
    }

    private int level(String bound) {
        if (bound.equals("D")) {
            return SAVED;
        }
        int level = bounds.indexOf(bound);
        if (level < 0) {
            level = bounds.size();
            bounds.add(bound);
        }
        return level;
    }

    @Override
    public int retake(int level, boolean byDefender) {
        return FORBIDDEN;
    }

    @Override
    public int pass(int level, boolean byDefender, boolean banned) {
        return byDefender ? level : FORBIDDEN;
    }

    @Override
    public int noHarder(int level) {
        return 1 << level;
    }

    @Override
    public int noEasier(int level) {
        return 1 << level;
    }
}
