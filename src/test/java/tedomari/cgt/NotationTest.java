package tedomari.cgt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games as text, in the plain text of CGSuite and with the signs of the books. */
final class NotationTest {

    @ParameterizedTest(name = "{0} is written {1} and {2}")
    @CsvSource(
            delimiter = ';',
            value = {
                "0; 0; 0",
                "-7; -7; -7",
                "1/2; 1/2; ½",
                "-13/2; -13/2; -6½",
                "23/8; 23/8; 2⅞",
                "-1/8; -1/8; -⅛",
                "25/16; 25/16; 25/16",
                "*; *; *",
                "*2; *2; *2",
                "2*; 2*; 2*",
                "3*2; 3*2; 3*2",
                "-1/2*; -1/2*; -½*",
                "^; ^; ↑",
                "v; v; ↓",
                "^^; ^^; ⇑",
                "vv; vv; ⇓",
                "^3; ^3; ↑3",
                "v4*2; v4*2; ↓4*2",
                "-1^*; -1^*; -1↑*",
                "4^; 4^; 4↑",
                "4^3; 4^3; 4↑3",
                "-1/2^*; -1/2^*; -½↑*",
                "{1|-1}; +-1; ±1",
                "{1/2|-1/2}; +-1/2; ±½",
                "{^|v}+*; 0; 0",
                "{1*|-1*}; +-(1*); ±(1*)",
                "{1^|-1v}; +-(1^); ±(1↑)",
                "*2+{1|-1}; +-(1*2); ±(1*2)",
                "{^^|vv}; +-^^; ±⇑",
                "{^^*|vv*}; +-(^^*); ±(⇑*)",
                "{1|-1}+{2|-2}; +-{3|1}; ±{3|1}",
                "{0,{1|0}|0,{0|-1}}; +-{0,{1|0}}; ±{0,{1|0}}",
                "{4|0}; {4|0}; {4|0}",
                "{6|{4|0}}; {6||4|0}; {6||4|0}",
                "{{4|0}|-3}; {4|0||-3}; {4|0||-3}",
                "{{3|2}|{1|0}}; {3|2||1|0}; {3|2||1|0}",
                "{{{10|5}|3}|1}; {10|5||3|||1}; {10|5||3|||1}",
                "{{{{16|9}|5}|3}|1}; {16|9||5|||3||||1}; {16|9||5|||3||||1}",
                "{{{{{30|16}|9}|5}|3}|1}; {{30|16||9|||5||||3}|1}; {{30|16||9|||5||||3}|1}",
                "{3|{2|1},{2*|0}}; {3|{2|1},{2*|0}}; {3|{2|1},{2*|0}}",
                "{0||0|-2}; Tiny(2); ⧾₂",
                "{0||0|-90}; Tiny(90); ⧾₉₀",
                "{13|0||0}; Miny(13); ⧿₁₃",
                "{1||1|-1}; 1Tiny(2); 1⧾₂",
                "{-3|-7/2||-7/2}; -7/2Miny(1/2); -3½⧿(½)",
                "{0|{0|{0||0|-2}}}; {0|Tiny({2|0})}; {0|⧾({2|0})}",
                "{0||0|{-1|-2}}; Tiny({2|1}); ⧾({2|1})",
                "{{3|1||1}|{-1||-1|-3}}; +-(1Miny(2)); ±(1⧿₂)",
                "{0|*||*|||*}; ^[3]; ↑[3]",
                "{0|*||*}+v; ^<2>; ↑²",
                "{0|*||*}+{0|*||*}+v; {0|^<2>*}; {0|↑²*}"
            })
    void aGameAsText(String game, String ascii, String unicode) {
        assertEquals(ascii, Notation.ASCII.write(GameReader.read(game)));
        assertEquals(unicode, Notation.UNICODE.write(GameReader.read(game)));
    }

    @ParameterizedTest(name = "up to the power of {0} is {1}, the sum {2}")
    @CsvSource(
            delimiter = ';',
            value = {"2; ^<2>; ^[2]; ↑²; ↑[2]", "3; ^<3>; ^[3]; ↑³; ↑[3]", "10; ^<10>; ^[10]; ↑¹⁰; ↑[10]"})
    void thePowersOfUp(int n, String power, String sum, String powerUnicode, String sumUnicode) {
        Game up = Power.pow(Values.UP, Dyadic.of(n));
        Game sumOfUps = Power.powTo(Values.UP, Dyadic.of(n));
        assertEquals(power, Notation.ASCII.write(up));
        assertEquals(sum, Notation.ASCII.write(sumOfUps));
        assertEquals(powerUnicode, Notation.UNICODE.write(up));
        assertEquals(sumUnicode, Notation.UNICODE.write(sumOfUps));
        assertEquals(
                power.replace('^', 'v') + "*2", Notation.ASCII.write(up.negate().plus(Game.nimber(2))));
    }

    /** Numbers ascending, then nimbers, uptimals, and all others. */
    @ParameterizedTest(name = "{0} is written {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "{{9|-9},*2,{8|-8},0,*|-20}; {0,*,*2,+-8,+-9|-20}",
                "{{9|-9},^*,{8|-8},0|-20}; {0,^*,+-8,+-9|-20}",
                "{20|{9|-9},1*2,{8|-8},1,1*}; {20|1,1*,1*2,+-8,+-9}"
            })
    void optionsStandInOrder(String game, String written) {
        assertEquals(written, GameReader.read(game).toString());
    }

    @Test
    void gamesStandInTheOrderInWhichOptionsAreWritten() {
        Game upToTheSecond = Power.pow(Values.UP, Dyadic.TWO);
        List<Game> inOrder = List.of(
                Game.of(-3),
                Values.ZERO,
                GameReader.read("1/2"),
                Values.STAR,
                Game.nimber(3),
                GameReader.read("v3"),
                upToTheSecond,
                Values.UP,
                GameReader.read("^*2"),
                Values.UP.plus(upToTheSecond),
                Values.UP.plus(upToTheSecond).plus(upToTheSecond),
                GameReader.read("^^"),
                GameReader.read("1v"),
                GameReader.read("{8|-8}"),
                GameReader.read("{9|-9}"));
        List<Game> backwards = new ArrayList<>(inOrder);
        Collections.reverse(backwards);
        backwards.sort(Notation.ORDER);
        assertEquals(inOrder, backwards);
    }

    @Test
    void whatTheReaderOfTheTablesKnowsReadsBackToTheSameGame() {
        for (Game g : Games.DAY_TWO) {
            for (Game h : Games.DAY_TWO) {
                String text = g.plus(h).plus(GameReader.read("{4||2|-1}")).toString();
                if (text.matches("[-0-9/^v*{}|,]*")) {
                    assertSame(g.plus(h).plus(GameReader.read("{4||2|-1}")), GameReader.read(text));
                }
            }
        }
    }
}
