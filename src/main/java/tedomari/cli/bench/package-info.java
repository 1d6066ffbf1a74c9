/**
 * The commands that measure and compare the engine: {@code bench} and {@code conformance}.
 *
 * <p>A {@link tedomari.cli.bench.Workload} is what {@link tedomari.cli.bench.BenchCommand} runs: one on given inputs ({@link
 * tedomari.cli.bench.EngineBench}), or a sum that grows ({@link tedomari.cli.bench.GrowthBench}); {@link
 * tedomari.cli.bench.SearchBench} measures the exact search. {@link tedomari.cli.bench.ConformanceCommand} compares values with
 * those of another program. Start with {@link tedomari.cli.bench.BenchCommand}.
 */
@NullMarked
package tedomari.cli.bench;

import org.jspecify.annotations.NullMarked;
