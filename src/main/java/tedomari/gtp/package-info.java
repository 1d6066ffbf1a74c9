/**
 * The Go Text Protocol, version 2 (G. Farnebäck, 2002), with the commands of GNU Go's regression files and GoGui's analyze
 * commands.
 *
 * <p>A {@link tedomari.gtp.GtpSession} reads commands and writes replies; a {@link tedomari.gtp.GtpGame} is the state of the
 * board; the commands stand by topic in tables of their own ({@link tedomari.gtp.BoardCommands}, {@link
 * tedomari.gtp.ReadingCommands}, {@link tedomari.gtp.GoGuiCommands}). Nothing here decides a race or a life: that is asked of
 * {@code judge}, {@code search} and {@code eyes}. Start with {@link tedomari.gtp.GtpSession}.
 */
@NullMarked
package tedomari.gtp;

import org.jspecify.annotations.NullMarked;
