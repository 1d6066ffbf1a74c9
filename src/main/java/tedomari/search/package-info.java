/**
 * The first oracle: exact solvers of real positions, by search alone.
 *
 * <p>A {@link tedomari.search.RaceSolver} answers who captures whose essential block first, with given {@linkplain
 * tedomari.search.Threats ko threats}, within {@linkplain tedomari.search.Limits limits}; a {@link
 * tedomari.search.KoRace} asks it how many threats would change the result. A {@link tedomari.search.RaceGame} holds the
 * rules of the race, a {@link tedomari.search.Proof} searches for a finite win, and where there is none for either side a
 * {@link tedomari.search.Superko} plays out the cycles. An {@link tedomari.search.Arena} reads a race off a board without marks. What is recognised without search is a {@link
 * tedomari.search.Shortcut} that can be switched off.
 *
 * <p>The package knows nothing of games as values: what it says is what the theory is checked against. Start with {@link
 * tedomari.search.RaceSolver}, then {@link tedomari.search.RaceGame}, then {@link tedomari.search.Proof}.
 */
@NullMarked
package tedomari.search;

import org.jspecify.annotations.NullMarked;
