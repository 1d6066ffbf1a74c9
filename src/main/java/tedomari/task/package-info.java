/**
 * Long computations: how far they are, how they are stopped, and how what they write stays whole.
 *
 * <p>A leaf of the project. A computation tells a {@link tedomari.task.Progress} how far it is; it is stopped by
 * interrupting its thread, which it notices at its next {@link tedomari.task.Progress#checkpoint() checkpoint}. A {@link tedomari.task.WrittenFile} is there whole or not at all.
 */
@NullMarked
package tedomari.task;

import org.jspecify.annotations.NullMarked;
