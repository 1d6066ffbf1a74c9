package tedomari.cli.prompt;

import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/** How values are written, by examples. */
final class SyntaxHelp {

    /** An example and what to notice in it. */
    record Example(String text, String remark) {}

    private record Section(String title, List<Example> examples) {}

    private static final List<Section> SECTIONS = List.of(
            section("numbers", "-7/8 | a fraction", "2_1/2 | a mixed number", "0.75 | a decimal fraction"),
            section(
                    "stars, ups and downs",
                    "* | star; *2, *3, … are the nimbers",
                    "^ | up, also ↑; v is down, also ↓",
                    "^3* | three ups and a star",
                    "vv | two downs; v, vv, v3 are no names",
                    "^<2> | up-second, also ^[2]",
                    "3^*2 | tight together they add up: 3 + ^ + *2",
                    "Tiny(2) | tiny-two, which is {0||0|-2}"),
            section(
                    "options",
                    "{4|0} | Left's options, a bar, Right's options",
                    "{6||4|0} | more bars bind less: {6|{4|0}}",
                    "{1,*|} | several options, or none",
                    "+-3 | a switch, {3|-3}; also ±3",
                    "'{3|1,2}' | in quotes, as written and not simplified"),
            section(
                    "sums and products",
                    "{4|0} + 2 - ^ | a sum",
                    "3*2 | three and star-two",
                    "3 * 2 | a product: blanks on both sides",
                    "3*^ | a product too, since no digit follows",
                    "2**10 | a power",
                    "1:* | an ordinal sum"),
            section(
                    "questions",
                    "^ > 0 | also <, <=, >=, =, !=",
                    "* || 0 | confused with",
                    "^ >= * or 1 = 2 | and, or, not",
                    "if 1 < 2 then ^ else v | a choice"),
            section(
                    "lists and names",
                    "[1, ^, *] | a list",
                    "1..5 | a range",
                    "[n*^ for n in 1..3 if n != 2] | a comprehension",
                    "(1..5)[2] | an element, counted from one",
                    "g := {4|0}; g.cool(1) | a variable; cool(g, 1) is the same",
                    "f(n) := {n|-n}; f(3) | a function",
                    "3; _ + 1 | the last result; $1 is the first",
                    "1 + /* so */ 2 // or so | comments; # too"));

    private final Help help;

    SyntaxHelp(Help help) {
        this.help = help;
    }

    /** Each row an example, a bar with blanks around it, and a remark; the last such bar counts. */
    private static Section section(String title, String... rows) {
        List<Example> examples = new ArrayList<>();
        for (String row : rows) {
            int bar = row.lastIndexOf(" | ");
            examples.add(new Example(row.substring(0, bar), row.substring(bar + 3)));
        }
        return new Section(title, examples);
    }

    static List<Example> examples() {
        return SECTIONS.stream().flatMap(section -> section.examples.stream()).toList();
    }

    List<AttributedString> lines() {
        List<AttributedString> lines = new ArrayList<>();
        for (Section section : SECTIONS) {
            lines.add(new AttributedStringBuilder()
                    .append(section.title, Palette.TITLE)
                    .toAttributedString());
            Columns rows = new Columns(Palette.NUMBER);
            for (Example example : section.examples) {
                rows.row(example.text, help.value(example.text) + "  (" + example.remark + ")");
            }
            lines.addAll(rows.lines(help.width()));
        }
        return lines;
    }
}
