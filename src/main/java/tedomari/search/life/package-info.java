/**
 * Life and death: can the attacker capture the target chains in a closed area, and with how many external ko threats?
 *
 * <p>A {@link tedomari.search.life.ClosedArea} numbers the points that matter, a {@link tedomari.search.life.LifeGame} holds the
 * rules on them, a {@link tedomari.search.life.Ruling} says what ko threats and passes are worth, and a {@link
 * tedomari.search.life.KillSearch} decides. A {@link tedomari.search.life.LifeSolver} asks it as often as the status, the best
 * moves and the line need (Wolf, A library of eyes in Go, I). A {@link tedomari.search.life.KoValue} is what Chiang et al. say
 * of the same position.
 *
 * <p>Start with {@link tedomari.search.life.LifeSolver}, then {@link tedomari.search.life.LifeGame}.
 */
@NullMarked
package tedomari.search.life;

import org.jspecify.annotations.NullMarked;
