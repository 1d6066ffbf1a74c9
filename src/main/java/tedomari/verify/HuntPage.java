package tedomari.verify;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/** The map of where the theory holds and where it does not, as a page: the smallest counterexample of every rule. */
public final class HuntPage {

    private final Hunt hunt;
    private final Map<Rule, Catch> caught = new EnumMap<>(Rule.class);

    public HuntPage(Hunt hunt) {
        this.hunt = hunt;
    }

    /** Adds what an item of the hunt found. */
    public void add(int item, Catch found) {
        caught.merge(hunt.rule(item), found, Catch::and);
    }

    /** What is known of a rule so far. */
    public Catch of(Rule rule) {
        return caught.getOrDefault(rule, Catch.NOTHING);
    }

    /** In Markdown. */
    public String text() {
        StringBuilder text = new StringBuilder();
        text.append("# Where the theory ends\n\n");
        text.append(
                        "Rules that one could believe in, each with the smallest race in which it fails that `./tedomari hunt")
                .append(" --seed ")
                .append(hunt.seed())
                .append(" --races ")
                .append(hunt.races())
                .append(
                        "` found\non its own; that command writes this page. Symbols: `B` and `W` the essential blocks, `X` and `O`")
                .append(" other stones, `#` and `@`\nsafe black and white stones, `.` empty.\n");
        for (Rule rule : Rule.values()) {
            Catch found = of(rule);
            text.append("\n## ")
                    .append(rule.title())
                    .append("\n\n")
                    .append(rule.statement())
                    .append("\n\n");
            text.append(String.format(Locale.ROOT, "Wrong in %,d of %,d races.%n", found.failures(), found.races()));
            Counterexample smallest = found.smallest();
            if (smallest != null) {
                text.append("\n```\n").append(smallest.shown()).append("\n```\n\n");
                text.append(smallest.sentence()).append('\n');
            } else {
                text.append("No counterexample was found: the rule may hold here, but it is not claimed.\n");
            }
        }
        return text.toString();
    }
}
