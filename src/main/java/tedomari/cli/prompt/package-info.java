/**
 * The conversation at a terminal; the only user of jline's reader and terminal.
 *
 * <p>A {@link tedomari.cli.prompt.Prompt} reads what is typed until it is finished ({@link
 * tedomari.cli.prompt.InputParser}, with {@link tedomari.cli.prompt.Completion}, {@link tedomari.cli.prompt.Colouring} and a
 * {@link tedomari.cli.prompt.HistoryFile}). An {@link tedomari.cli.prompt.Entry} is an expression, which the {@link
 * tedomari.cli.prompt.Dialogue} evaluates in the {@linkplain tedomari.cli.prompt.Foreground foreground}, or a command of the
 * prompt ({@link tedomari.cli.prompt.Command}), which {@link tedomari.cli.prompt.Commands} carries out. Answers go to the
 * {@link tedomari.cli.prompt.Screen}. Start with {@link tedomari.cli.prompt.Prompt}.
 */
@NullMarked
package tedomari.cli.prompt;

import org.jspecify.annotations.NullMarked;
