package tedomari.cgt;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Every long computation ends when its thread is interrupted. */
final class CancellationTest {

    private static final Game THREAT = GameReader.read("{4||2|1}");
    private static final Game SWITCHES = GameReader.read("{3|{2|1},{5|0}}");

    @Test
    void adding() {
        isCancelled(() -> THREAT.plus(SWITCHES));
    }

    @Test
    void comparing() {
        isCancelled(() -> SWITCHES.leq(THREAT));
    }

    @Test
    void nortonsProduct() {
        isCancelled(() -> Product.norton(Values.STAR, Values.UP));
    }

    @Test
    void conwaysProduct() {
        isCancelled(() -> Product.conway(Values.UP, Values.STAR));
    }

    @Test
    void heating() {
        isCancelled(() -> Heating.heat(Values.STAR, Values.ONE));
    }

    @Test
    void visitingFollowers() {
        isCancelled(() -> Followers.of(THREAT));
    }

    @Test
    void writing() {
        isCancelled(() -> Notation.ASCII.write(THREAT));
    }

    @Test
    void playingOutASum() {
        List<Game> components = List.of(GameReader.read("{0||0|-2}"), GameReader.read("{1|0||0}"));
        isCancelled(() -> Sum.of(components).outcome());
    }

    private static void isCancelled(Executable work) {
        assertDoesNotThrow(work);
        Memory.clear();
        Thread.currentThread().interrupt();
        try {
            assertThrows(CancellationException.class, work);
        } finally {
            Thread.interrupted();
        }
    }
}
