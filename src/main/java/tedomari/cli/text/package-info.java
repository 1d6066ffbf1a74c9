/**
 * How things are written that several commands or the prompt show.
 *
 * <p>Rows become a {@link tedomari.cli.text.TextTable}, a position a {@link tedomari.cli.text.LabelledBoard}, an eye an {@link
 * tedomari.cli.text.EyeText}; bytes that were typed or stand in a file are read as {@link tedomari.cli.text.Utf8}. Nothing
 * here knows of options or streams.
 */
@NullMarked
package tedomari.cli.text;

import org.jspecify.annotations.NullMarked;
