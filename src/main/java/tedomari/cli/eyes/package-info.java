/**
 * The commands about eyes: {@code eyes} with its own subcommands, {@code eyespaces} and {@code groups}.
 *
 * <p>{@link tedomari.cli.eyes.EyesCommand} knows where the library is; {@link tedomari.cli.eyes.EyesBuild}, {@link
 * tedomari.cli.eyes.EyesTable}, {@link tedomari.cli.eyes.EyesLookup}, {@link tedomari.cli.eyes.EyesCalm}, {@link
 * tedomari.cli.eyes.EyesFind} and {@link tedomari.cli.eyes.EyesCheck} work on it. {@link
 * tedomari.cli.eyes.EyespacesCommand} lists the forms of eyespaces, {@link tedomari.cli.eyes.GroupsCommand} finds those of a
 * whole board. Start with {@link tedomari.cli.eyes.EyesCommand}.
 */
@NullMarked
package tedomari.cli.eyes;

import org.jspecify.annotations.NullMarked;
