package tedomari.semeai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Eyes: regions that the block surrounds alone. M is 1024. The value after the vital move, plus that move, is Müller's. */
final class EyeTest {

    @ParameterizedTest(name = "{0} is worth {2}")
    @CsvSource(
            delimiter = ';',
            value = {
                "one point; %B%/B.B/%B%; 1",
                "two points; %BB%/B..B/%BB%; 2",
                "straight three; %BBB%/B...B/%BBB%; {1024|2}",
                "bent three; %BB%/B..B/B.BB/%B%%; {1024|2}",
                "square four; %BB%/B..B/B..B/%BB%; 5",
                "pyramid four; %BBB%/B...B/%B.B%/%%B%%; {1024|4}",
                "straight four; %BBBB%/B....B/%BBBB%; 1024",
                "bulky five; %BBB%/B...B/B..BB/%BB%%; {1024|7}",
                "cross five; %%B%%/%B.B%/B...B/%B.B%/%%B%%; {1024|7}",
                "rabbity six; %BB%%/B..B%/B...B/%B.B%/%%B%%; {1024|11}",
                "two by three; %BBB%/B...B/B...B/%BBB%; 1024",
                "two by two in the corner; ..B/..B/BB%; 3"
            })
    void theValueOfAnEye(String name, String diagram, String value) {
        RegionValue region = Regions.read(diagram).value();
        assertEquals(value, region.value().toString());
        assertFalse(region.dependsOnKo());
    }

    @Test
    void twoByThreeInTheCornerDependsOnAKo() {
        assertTrue(Regions.read("...B/...B/BBB%").value().dependsOnKo());
    }

    @Test
    void anEyeThatIsNotAliveIsUnclean() {
        RegionValue value = Regions.read("%BB%/B..B/B..B/%BB%").value();
        assertFalse(value.isClean());
        assertEquals("1024", value.lowElsewhere().toString());
    }

    /**
     * Where the attacker would have to answer with a stone without liberties while the block has others, the value if the last
     * liberty falls here says too little.
     */
    @ParameterizedTest(name = "{0}: certain is {2}")
    @CsvSource(
            delimiter = ';',
            value = {
                "two points; %BB%/B..B/%BB%; true",
                "straight three; %BBB%/B...B/%BBB%; true",
                "straight three with two stones at the ends; %BBB%/BO.OB/%BBB%; false",
                "bulky five; %BBB%/B...B/B..BB/%BB%%; true",
                "four stones and a point; BBBBBBB/BOOOO.B/BBBBBBB; false",
                "bulky five in the corner; ...B/..BB/BBBB; false",
                "square four in the corner; ..B/..B/BBB; true",
                "rabbity six in the corner; ..BB/...B/B.BB/BBBB; false"
            })
    void anUrgentLastMoveMakesAnEyeUncertain(String name, String diagram, boolean isCertain) {
        assertEquals(isCertain, Regions.read(diagram).value().isCertain());
    }
}
