/**
 * The commands that hold the theory against the oracles: {@code verify} and {@code hunt}.
 *
 * <p>Both may run for hours, and tell what they have when an {@link tedomari.cli.verify.Alarm} stops them. Start with {@link
 * tedomari.cli.verify.VerifyCommand}.
 */
@NullMarked
package tedomari.cli.verify;

import org.jspecify.annotations.NullMarked;
