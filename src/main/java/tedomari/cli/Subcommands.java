package tedomari.cli;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.AutoComplete;
import picocli.CommandLine;
import tedomari.cli.bench.BenchCommand;
import tedomari.cli.bench.ConformanceCommand;
import tedomari.cli.catalog.CompareCommand;
import tedomari.cli.catalog.ComposeCommand;
import tedomari.cli.catalog.CorridorsCommand;
import tedomari.cli.catalog.FindCommand;
import tedomari.cli.eyes.EyesCommand;
import tedomari.cli.eyes.EyespacesCommand;
import tedomari.cli.eyes.GroupsCommand;
import tedomari.cli.life.LifeCommand;
import tedomari.cli.race.CollectionCommand;
import tedomari.cli.race.RaceCommand;
import tedomari.cli.race.RegionCommand;
import tedomari.cli.race.ReportCommand;
import tedomari.cli.verify.HuntCommand;
import tedomari.cli.verify.VerifyCommand;

/**
 * The subcommands by name. Only what a command line can mean is built: to build them all at every start takes longer than to
 * answer most questions.
 */
final class Subcommands {

    private static final String HELP = "help";
    private static final String GENERATE_COMPLETION = "generate-completion";

    /** In the order of the help. */
    private static final Map<String, Class<?>> ALL = new LinkedHashMap<>();

    static {
        ALL.put("race", RaceCommand.class);
        ALL.put("life", LifeCommand.class);
        ALL.put("region", RegionCommand.class);
        ALL.put("collection", CollectionCommand.class);
        ALL.put("report", ReportCommand.class);
        ALL.put("groups", GroupsCommand.class);
        ALL.put("eyes", EyesCommand.class);
        ALL.put("eyespaces", EyespacesCommand.class);
        ALL.put("corridors", CorridorsCommand.class);
        ALL.put("verify", VerifyCommand.class);
        ALL.put("gtp", GtpCommand.class);
        ALL.put("compare", CompareCommand.class);
        ALL.put("find", FindCommand.class);
        ALL.put("compose", ComposeCommand.class);
        ALL.put("hunt", HuntCommand.class);
        ALL.put("bench", BenchCommand.class);
        ALL.put("conformance", ConformanceCommand.class);
        ALL.put(GENERATE_COMPLETION, AutoComplete.GenerateCompletion.class);
        ALL.put(HELP, CommandLine.HelpCommand.class);
    }

    private Subcommands() {}

    /** Adds the subcommand that is named first; all of them where the arguments ask what there is. */
    static void addTo(CommandLine line, String... arguments) {
        Optional<String> named =
                Arrays.stream(arguments).filter(ALL::containsKey).findFirst();
        List<String> tellAll = List.of(HELP, GENERATE_COMPLETION);
        if (named.isPresent() && !tellAll.contains(named.get())) {
            line.addSubcommand(named.get(), ALL.get(named.get()));
        } else if (named.isPresent() || asksForHelp(arguments)) {
            ALL.forEach(line::addSubcommand);
        }
    }

    private static boolean asksForHelp(String... arguments) {
        return Arrays.stream(arguments).anyMatch(List.of("-h", "--help")::contains);
    }
}
