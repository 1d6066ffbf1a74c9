package tedomari.eyes;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tedomari.go.Colour;

/** All that the library says of an eye. */
public record Evaluation(Eye eye, List<EyeRecord> records) {

    /** What holds with so many external liberties; nothing if the wall would have no liberty at all. */
    public Optional<EyeRecord> at(int liberties, boolean extraEye) {
        int told = Math.min(liberties, Laws.LEVELS - 1);
        return records.stream()
                .filter(record -> record.extraEye() == extraEye && record.from() <= told && told <= record.to())
                .findFirst();
    }

    /** The fewest external liberties, without the extra eye, that leave the wall one liberty: 0 or 1. */
    public int fewestLiberties() {
        return at(0, false).isPresent() ? 0 : 1;
    }

    /** Black first loses unconditionally whatever liberties there are; where White is banned it does not count as alive. */
    public boolean isAlive() {
        return at(fewestLiberties(), false)
                .map(record -> record.status(Colour.BLACK) == -EyeRecord.WON)
                .orElse(false);
    }

    /** With some liberties pass is a best move of both players, and yet it is a ko. */
    public boolean isCalm() {
        return records.stream().anyMatch(EyeRecord::isCalm);
    }

    /** Is there a player first and a number of liberties with which k threats decide? */
    public boolean needs(int threats) {
        return records.stream()
                .anyMatch(record ->
                        Arrays.stream(Colour.values()).anyMatch(first -> Math.abs(record.status(first)) == threats));
    }

    /** With two numbers of external liberties a player first has no best move in common (paper II, §7.1). */
    public boolean bestMovesDependOnLiberties() {
        return records.stream().anyMatch(one -> records.stream().anyMatch(other -> differ(one, other)));
    }

    private static boolean differ(EyeRecord one, EyeRecord other) {
        return one.extraEye() == other.extraEye()
                && Arrays.stream(Colour.values()).anyMatch(first -> {
                    int moves = one.best(first).bits();
                    int others = other.best(first).bits();
                    return moves != 0 && others != 0 && (moves & others) == 0;
                });
    }

    /** As liberties become more, a move is a best one, then is not, and then is again (paper II, §7.2). */
    public boolean isNotMonotone() {
        for (Colour first : Colour.values()) {
            for (boolean extraEye : new boolean[] {false, true}) {
                int seen = 0;
                int gone = 0;
                for (EyeRecord record : records) {
                    int best = record.best(first).bits() & ~MoveSet.OUTSIDE;
                    // Without moves nothing can be told: this player loses whatever he does.
                    if (record.extraEye() == extraEye && record.best(first).bits() != 0) {
                        if ((best & gone) != 0) {
                            return true;
                        }
                        gone |= seen & ~best;
                        seen |= best;
                    }
                }
            }
        }
        return false;
    }

    /** White needs threats to live, and to pass is her only best move (Wolf 2006, Definition 1). */
    public boolean isBentFour() {
        return records.stream()
                .anyMatch(record -> record.isCalm()
                        && record.status(Colour.WHITE) < 0
                        && record.best(Colour.WHITE).bits() == MoveSet.PASS);
    }

    /** How many eyes it is worth with so many external liberties; nothing if only one player may move first. */
    public Optional<Worth> worth(int liberties) {
        Optional<EyeRecord> alone = at(liberties, false);
        Optional<EyeRecord> helped = at(liberties, true);
        if (eye.ban() != Ban.NONE || alone.isEmpty() || helped.isEmpty()) {
            return Optional.empty();
        }
        int least = 0;
        int most = 0;
        for (Colour first : Colour.values()) {
            least += eyes(first, alone.get(), helped.get(), EyeRecord.WON);
            most += eyes(first, alone.get(), helped.get(), 1 - EyeRecord.WON);
        }
        return Optional.of(new Worth(least, most));
    }

    private static int eyes(Colour first, EyeRecord alone, EyeRecord helped, int enough) {
        return forWhite(first, alone) >= enough ? 2 : forWhite(first, helped) >= enough ? 1 : 0;
    }

    private static int forWhite(Colour first, EyeRecord record) {
        return first == Colour.WHITE ? record.status(first) : -record.status(first);
    }
}
