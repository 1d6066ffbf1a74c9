package tedomari.cli.eyes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import tedomari.draw.ShapesSvg;

final class EyespacesCommandTest {

    @Test
    void thePageInTheDocumentationIsTheOneThatIsGenerated() throws IOException {
        // ./tedomari eyespaces --svg docs/eyespaces.svg
        assertEquals(Files.readString(Path.of("docs/eyespaces.svg")), ShapesSvg.of(EyespacesCommand.shapes(6)));
    }
}
