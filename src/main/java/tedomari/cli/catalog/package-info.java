/**
 * The commands that go between values and boards: {@code corridors}, {@code find}, {@code compose} and {@code compare}.
 *
 * <p>Each is one class over the package {@code tedomari.catalog}; {@link tedomari.cli.catalog.Values} reads the values of
 * their command lines and tables. Start with {@link tedomari.cli.catalog.FindCommand}.
 */
@NullMarked
package tedomari.cli.catalog;

import org.jspecify.annotations.NullMarked;
