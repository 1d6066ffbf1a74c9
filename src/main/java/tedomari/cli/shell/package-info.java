/**
 * What a command finds around it: options, streams and exit codes, files and folders, machines, Ctrl-C.
 *
 * <p>The root command is a {@link tedomari.cli.shell.Program} to its subcommands, and has the {@link
 * tedomari.cli.shell.Settings} that all of them take. A command works in a {@link tedomari.cli.shell.Computation}, reports to
 * a {@link tedomari.cli.shell.ProgressBar}, and writes to the {@linkplain tedomari.cli.shell.Standard standard streams}.
 * Start with {@link tedomari.cli.shell.Settings}.
 */
@NullMarked
package tedomari.cli.shell;

import org.jspecify.annotations.NullMarked;
