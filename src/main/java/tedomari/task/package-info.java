/**
 * Long computations: how far they are, and how they are stopped.
 *
 * <p>A leaf of the project. A computation tells a {@link tedomari.task.Progress} how far it is; it is stopped by
 * interrupting its thread, which it notices at its next {@link tedomari.task.Progress#checkpoint() checkpoint}.
 */
@NullMarked
package tedomari.task;

import org.jspecify.annotations.NullMarked;
