/**
 * The program: what a command line means.
 *
 * <p>The top of the project: everything else is called from here, nothing calls here. {@link tedomari.cli.Main} is the root
 * command and {@link tedomari.cli.Subcommands} the table of all others, which stand by concern in packages of their own;
 * expressions without a conversation go through {@link tedomari.cli.Batch}, a person at a terminal talks to {@link
 * tedomari.cli.prompt.Prompt}. The groups of commands do not know each other: what they share is in {@code shell} and {@code
 * text}. Start with {@link tedomari.cli.Main}.
 */
@NullMarked
package tedomari.cli;

import org.jspecify.annotations.NullMarked;
