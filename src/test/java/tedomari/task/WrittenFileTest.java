package tedomari.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class WrittenFileTest {

    @TempDir
    Path folder;

    @Test
    void whoMayReadAFileIsForTheUserToSay() throws IOException {
        Path ordinary = Files.createFile(folder.resolve("ordinary"));
        Path written = folder.resolve("written");
        WrittenFile.write(written, "text");
        assertEquals(Files.getPosixFilePermissions(ordinary), Files.getPosixFilePermissions(written));
    }

    @Test
    void aFolderThatIsNotThereIsNamed() {
        Path file = folder.resolve("none").resolve("page.md");
        assertEquals(
                "there is no folder " + folder.resolve("none") + " to write page.md in",
                assertThrows(IOException.class, () -> WrittenFile.write(file, "text"))
                        .getMessage());
    }
}
