package tedomari.cli.eyes;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;
import tedomari.cli.shell.Folder;
import tedomari.cli.shell.Program;
import tedomari.cli.shell.Settings;
import tedomari.eyes.Shelf;

/** The library of eyes. */
@Command(
        name = "eyes",
        mixinStandardHelpOptions = true,
        description = "Build, inspect and use the library of monolithic eyes (Wolf and Pratola).",
        subcommands = {
            EyesBuild.class,
            EyesTable.class,
            EyesLookup.class,
            EyesCalm.class,
            EyesFind.class,
            EyesCheck.class
        })
public final class EyesCommand implements Callable<Integer> {

    @ParentCommand
    private Program program = Settings::new;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--dir",
            paramLabel = "DIR",
            scope = ScopeType.INHERIT,
            description = "The folder of the libraries; the default is tedomari/eyes in the user's cache.")
    private @Nullable String folder;

    Settings settings() {
        return program.settings();
    }

    Shelf shelf() {
        return folder == null ? Shelf.ofUser() : Shelf.in(new Folder(folder).path());
    }

    /** Where a build on a cluster keeps its results. */
    Folder results() {
        return new Folder(folder == null ? Shelf.ofUser().folder().toString() : folder);
    }

    @Override
    public Integer call() {
        throw new ParameterException(spec.commandLine(), "write 'eyes' with one of its commands");
    }
}
