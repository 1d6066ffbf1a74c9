package tedomari.lang;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tedomari.lang.Token.Kind;

final class LexerTest {

    private static String kinds(String text) {
        return Lexer.tokens(text).stream().map(token -> token.kind().name()).collect(Collectors.joining(" "));
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "12; NUMBER",
                "2_1/2; NUMBER",
                "2⅞; NUMBER",
                "1..5; NUMBER SYMBOL NUMBER",
                "2.tiny; NUMBER SYMBOL NAME",
                "0.5.abs; NUMBER SYMBOL NAME",
                "^^^; ARROW",
                "^<3>; ARROW",
                "^<3; ARROW SYMBOL NUMBER",
                "^[3]; ARROW",
                "v[3]; ARROW",
                "vv<3; ARROW SYMBOL NUMBER",
                "v3; ARROW",
                "vx; NAME",
                "↑³; ARROW",
                "1v3*2; NUMBER ARROW SYMBOL NUMBER",
                "⧾₁₂; TINY",
                "a||b|||c; NAME BARS NAME BARS NAME",
                "a|>b; NAME SYMBOL NAME",
                "a <| b; NAME SYMBOL NAME",
                "$12; RESULT",
                "$; BAD",
                "IF x Then; KEYWORD NAME KEYWORD",
                "\"a b\" // c; STRING COMMENT",
                "1 /* x */ 2 # y; NUMBER COMMENT NUMBER COMMENT",
                "\"open; BAD",
                "/* open; BAD",
                "@; BAD"
            })
    void wordsOfTheLanguage(String text, String kinds) {
        assertEquals(kinds, kinds(text));
    }

    @Test
    void mathematicalSignsHaveAPlainSpelling() {
        List<String> spellings =
                Lexer.tokens("− ∗ · × ≤ ≥ ≠ ∥").stream().map(Token::text).toList();
        assertEquals(List.of("-", "*", "·", "·", "<=", ">=", "!=", "||"), spellings);
    }

    @Test
    void tokensFollowEachOtherWithoutOverlap() {
        int end = 0;
        for (Token token : Lexer.tokens("f(n) := {n|f(n-1)} // \uD83D\uDE00\n\uD83D\uDE00 \"x")) {
            assertTrue(token.start() >= end && token.end() > token.start());
            end = token.end();
        }
    }

    @Test
    void aLongLineOfAnyKindIsReadToItsEnd() {
        for (String piece : List.of("1", "a", "^", "'", "\"", "/*", "{", "| ", "v", "1+", "_1/", "<", "⧾", "$")) {
            String line = piece.repeat(2_000_000 / piece.length());
            Lexer lexer = new Lexer(line);
            Token last = lexer.next();
            while (last.kind() != Kind.END) {
                last = lexer.next();
            }
            assertEquals(line.length(), last.end());
        }
    }
}
