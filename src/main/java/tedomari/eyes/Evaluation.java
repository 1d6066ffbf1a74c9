package tedomari.eyes;

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
