/**
 * The command {@code life}: life and death of one group.
 *
 * <p>{@link tedomari.cli.life.LifeCommand} asks the solver and writes the verdict for people, as JSON and as SGF ({@link
 * tedomari.cli.life.LifeReport}, {@link tedomari.cli.life.LifeJson}, {@link tedomari.cli.life.LifeSgf}); many problems at once
 * are a {@link tedomari.cli.life.LifeBatch}. Start with {@link tedomari.cli.life.LifeCommand}.
 */
@NullMarked
package tedomari.cli.life;

import org.jspecify.annotations.NullMarked;
