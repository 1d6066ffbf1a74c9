package tedomari.verify;

import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tedomari.go.Block;
import tedomari.go.Colour;
import tedomari.go.PointSet;
import tedomari.go.Position;
import tedomari.go.Role;

/** A race as it was made up, which can be made smaller. */
sealed interface Draft permits Sketch, WildRace {

    /** The board; null if it is too large, or is no race of two blocks with liberties. */
    @Nullable
    Position position();

    /** Drafts of less weight that are like this one. */
    Stream<? extends Draft> smaller();

    /** Each player has one essential block that is not safe, and no stone is without a liberty that needs one. */
    static boolean isRace(Position position) {
        PointSet essential = position.essential();
        int parties = 0;
        for (Block block : Block.all(position)) {
            boolean isSafe = block.stones().intersects(position.stones(Role.SAFE));
            boolean isParty = block.stones().intersects(essential);
            if (isSafe ? isParty : block.liberties().isEmpty()) {
                return false;
            }
            parties += isParty ? block.colour() == Colour.BLACK ? 1 : 16 : 0;
        }
        return parties == 17;
    }
}
