/**
 * The expression language: one evaluator for the prompt, scripts, {@code -e} and a pipe.
 *
 * <p>A {@link tedomari.lang.Source} is cut into {@linkplain tedomari.lang.Token tokens} by the {@link tedomari.lang.Lexer},
 * read as {@linkplain tedomari.lang.Statement statements} over {@linkplain tedomari.lang.Expression expressions} by the
 * {@link tedomari.lang.Parser}, and given a {@link tedomari.lang.Value} by the {@link tedomari.lang.Evaluator}, which knows
 * the functions of the {@link tedomari.lang.Library}. Whatever is wrong is a {@link tedomari.lang.LangException} that
 * knows its place in the source. Start with {@link tedomari.lang.Session}.
 *
 * <p>What {@link tedomari.lang.Printer} prints of a game reads back as the same game; that decides the unusual rules:
 * a tight {@code 3*2} is 3 + *2, a tight {@code -1^*} is -1 + ^*.
 */
@NullMarked
package tedomari.lang;

import org.jspecify.annotations.NullMarked;
