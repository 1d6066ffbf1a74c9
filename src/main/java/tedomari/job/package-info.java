/**
 * Work that outgrows one sitting: many independent items and a merge.
 *
 * <p>A {@link tedomari.job.Job} describes such work and knows nothing of where it runs; a {@link tedomari.job.Runner} runs
 * it, the {@link tedomari.job.LocalRunner} on all cores of this machine, the runner of a {@link tedomari.job.Cluster} on many. What is done is kept in a {@link
 * tedomari.job.Checkpoint}, so a run that was killed goes on where it was. An item has one result, whenever and wherever it is
 * worked on, and results are merged in the order of the items: so what comes out is the same, byte for byte, on any number
 * of threads or machines.
 */
@NullMarked
package tedomari.job;

import org.jspecify.annotations.NullMarked;
