/**
 * Theory against truth.
 *
 * <p>A {@link tedomari.verify.Suite} is a way to hold what the project claims against an oracle that shares no code with it:
 * values against naive games, verdicts against exact searches. A {@link tedomari.verify.Verification} is so many trials of one
 * suite, a job that any runner can work on; its result is a {@link tedomari.verify.Tally}. What disagrees is
 * {@linkplain tedomari.verify.Shrinking shrunk} first. A {@link tedomari.verify.Hunt} looks where nothing is claimed, for the
 * smallest position in which a rule fails. Start with {@link tedomari.verify.Suite}.
 */
@NullMarked
package tedomari.verify;

import org.jspecify.annotations.NullMarked;
