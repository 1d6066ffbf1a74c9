/**
 * A race decided, and why.
 *
 * <p>{@link tedomari.judge.Judge} asks the theory ({@link tedomari.semeai}) first: where all regions are clean its formula is
 * exact, where they are not its bounds may still agree. What the theory leaves open is not guessed. Start with {@link
 * tedomari.judge.Judgement}.
 */
@NullMarked
package tedomari.judge;

import org.jspecify.annotations.NullMarked;
