/**
 * The second oracle: eyes and the library of eyes.
 */
@NullMarked
package tedomari.eyes;

import org.jspecify.annotations.NullMarked;
