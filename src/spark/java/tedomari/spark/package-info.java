/**
 * Jobs on Apache Spark. Not in the default jar: the Maven profile {@code spark} builds it.
 *
 * <p>Start with {@link tedomari.spark.SparkRunner}. The items of a job are put into {@link tedomari.spark.Batches}; each is a
 * task, which writes the results of its items into the {@link tedomari.spark.Parts} of the job, one file an item, beside its
 * place and then renamed. So a task may be run again, or twice at a time, or be killed at any moment: a part is there whole or
 * not at all, and the bytes are the same whoever wrote it. The driver merges the parts in the order of the items.
 */
@NullMarked
package tedomari.spark;

import org.jspecify.annotations.NullMarked;
