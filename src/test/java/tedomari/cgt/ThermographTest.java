package tedomari.cgt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import ch.obermuhlner.math.big.BigRational;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Thermographs as CGSuite draws them, down to −1. */
final class ThermographTest {

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = ';',
            value = {
                "0; 0,[],[0]; 0,[],[0]",
                "-6; -6,[],[0]; -6,[],[0]",
                "25/16; 25/16,[-1/16,-1/2],[0,-1,0]; 25/16,[-1/16,-1/8,-1/2],[0,1,0,1]",
                "*8; 0,[0],[0,-1]; 0,[0],[0,1]",
                "^; 0,[0],[0,-1]; 0,[],[0]",
                "v*; 0,[0],[0,-1]; 0,[0],[0,1]",
                "^^*; 0,[0],[0,-1]; 0,[],[0]",
                "^*2; 0,[0],[0,-1]; 0,[],[0]",
                "-2vv*; -2,[],[0]; -2,[0],[0,1]",
                "5*3; 5,[0],[0,-1]; 5,[0],[0,1]",
                "3/4^*; 3/4,[0,-1/4],[0,-1,0]; 3/4,[0,-1/4,-1/2],[0,1,0,1]",
                "{1|0||0}; 0,[],[0]; 0,[0],[0,1]",
                "{1/2|-1/2}; 0,[1/2,-1/2],[0,-1,0]; 0,[1/2,-1/2],[0,1,0]",
                "{4|0}; 2,[2],[0,-1]; 2,[2],[0,1]",
                "{3|2||1|0}; 3/2,[1,1/2],[0,-1,0]; 3/2,[1,1/2],[0,1,0]",
                "{10|5||3|||1}; 3,[],[0]; 3,[2],[0,1]",
                "{4|0}+{6|{4|0}}+{-5|-9}; -1,[2],[0,-1]; -1,[],[0]",
                "{{4|2,-10/4},{-3/8|3v*}|{-2,4|1,-5},{-7/4|-6}}; -7/4,[7/4],[0,-1]; -7/4,[-1/4,-1/2],[0,1,0]",
                "{3/2*|1/2||{0|-3},{-1*,{-1/2|-1*}|-5/2}}; -5/16,[21/16,1/2,-1/2],[0,-1,0,-1]; -5/16,[21/16,7/8,1/4,0],[0,1,0,1,0]",
                "{{{12|6}|{1,0|-5,-8}}|{{-1|-6}|{-2|-14},{-10|-22,-20}}}; -7/2,[9/2],[0,-1]; -7/2,[5/2],[0,1]"
            })
    void theWalls(String game, String left, String right) {
        Thermograph thermograph = GameReader.read(game).thermograph();
        assertEquals(left, thermograph.leftWall().toString());
        assertEquals(right, thermograph.rightWall().toString());
        assertEquals("Thermograph(" + left + "," + right + ")", thermograph.toString());
    }

    @ParameterizedTest(name = "the left wall of {0} at {1}/3 is {2}/3")
    @CsvSource(
            delimiter = ';',
            value = {"{4|0}; 1; 11", "{4|0}; 7; 6", "{3|2||1|0}; 1; 6", "1/2; -2; 2", "^; -1; 1"})
    void aWallAtAThird(String game, int thirds, String value) {
        BigRational expected = BigRational.valueOf(value).divide(BigRational.valueOf(3));
        BigRational wall = GameReader.read(game).thermograph().leftWall().at(BigRational.valueOf(thirds, 3));
        assertEquals(0, expected.compareTo(wall), wall::toRationalString);
    }

    @Test
    void belowMinusOneThereIsNoWall() {
        Wall wall = Values.STAR.thermograph().leftWall();
        assertThrows(GameException.class, () -> wall.at(Dyadic.of(-9, 3)));
        assertThrows(GameException.class, () -> wall.at(BigRational.valueOf(-4, 3)));
        assertEquals(Dyadic.ONE, wall.at(Dyadic.MINUS_ONE));
        assertEquals(BigRational.ONE, wall.at(BigRational.valueOf(-1)));
    }
}
