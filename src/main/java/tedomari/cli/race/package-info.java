/**
 * The commands about capturing races: {@code race}, {@code region}, {@code report}, and {@code collection}, whose problems may
 * be of life and death too.
 *
 * <p>{@link tedomari.cli.race.RaceCommand} asks the judge and writes his judgement for people, as JSON and as SGF ({@link
 * tedomari.cli.race.RaceReport}, {@link tedomari.cli.race.RaceJson}, {@link tedomari.cli.race.RaceSgf}); with {@code --exact}
 * it asks the search ({@link tedomari.cli.race.ExactRace}), with {@code --batch} for a whole list ({@link
 * tedomari.cli.race.RaceList}). Start with {@link tedomari.cli.race.RaceCommand}.
 */
@NullMarked
package tedomari.cli.race;

import org.jspecify.annotations.NullMarked;
