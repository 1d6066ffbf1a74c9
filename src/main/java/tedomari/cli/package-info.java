/**
 * The command line and the prompt.
 *
 * <p>The top of the project: everything else is called from here, nothing calls here. Start with {@link
 * tedomari.cli.Main}.
 */
@NullMarked
package tedomari.cli;

import org.jspecify.annotations.NullMarked;
