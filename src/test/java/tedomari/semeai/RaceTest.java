package tedomari.semeai;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tedomari.go.Colour;

/** A race taken apart: what its regions are to it. */
final class RaceTest {

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                ".@.@.@/BBBBBB/WWWWWW/.##.##; PLAIN 1, PLAIN 1, PLAIN 1, PLAIN -1, PLAIN -1",
                "..@@@@/BBBBBB/WWWWWW/..####; EXTERNAL 2, EXTERNAL -2",
                "BBBBBB/B.BB.@/BBBBBB/WWWWWW/W..W##/WWWWWW; EYE 1, PLAIN 1, EYE -2",
                "BBBBBB/.B...B/WWWWWW/.#####; SHARED, SHARED, PLAIN -1"
            })
    void theRegionsOfARaceByKindAndValue(String diagram, String regions) {
        assertEquals(regions, shown(diagram));
    }

    @Test
    void aRegionBesideNeitherBlockIsLeftOut() {
        assertEquals("PLAIN 1, PLAIN -1", shown("@.@@@@/@@@@.@/BBBBBB/WWWWWW/###.##/#.##.#"));
    }

    private static String shown(String diagram) {
        return Races.read(diagram).regions().stream()
                .map(region -> {
                    RegionValue value = region.value();
                    return region.kind() + (value == null ? "" : " " + value.cooled());
                })
                .collect(Collectors.joining(", "));
    }

    @Test
    void regionsAreNamedLikeTheColumnsOfASheet() {
        String liberties = ".@".repeat(12) + ".";
        String black = "B".repeat(25);
        String diagram = String.join(
                "/",
                liberties,
                black,
                "B" + liberties.substring(1, 24) + "B",
                black,
                "W".repeat(25),
                liberties.replace('@', '#'));
        List<String> names =
                Races.read(diagram).regions().stream().map(RaceRegion::name).toList();
        assertEquals(List.of("A", "B", "C"), names.subList(0, 3));
        assertEquals(List.of("Y", "Z", "AA", "AB"), names.subList(24, 28));
    }

    @ParameterizedTest(name = "{0} in {1}: {2}")
    @CsvSource(
            delimiter = ';',
            nullValues = "-",
            value = {
                "A; @@@@@@/B...#@/B@@@@@/BBBBBB/WWWWWW/.#.###; -",
                "A; @@@@@@/B..#@@/B@@@@@/BBBBBB/WWWWWW/.#.###; -",
                "A; @@@@@@/B.#@@@/B@@@@@/BBBBBB/WWWWWW/.#.###; the block may connect to a safe friend there",
                "B; @@@#/.@B./BBBB/WWWW/..##; the block may connect to a safe friend there",
                "C; @@@#/.@B./BBBB/WWWW/..##; -",
                "A; .@@/OB@/BBB/.BB/WWW/.##; it depends on a ko",
                "A; BBBBB/B.BBB/....B/WWWWW/.#.##; it touches both blocks and is not made of simple shared liberties",
                "C; .@.@@/BBBBB/B..../WWW.W/WWWWW; it touches both blocks and is not made of simple shared liberties"
            })
    void whyARegionIsOutsideTheTheory(String name, String diagram, String refusal) {
        assertEquals(refusal, Races.region(Races.read(diagram), name).refusal());
    }

    /** All but one of the points are stones of Black that wait to be connected: White cuts them off by one move. */
    @ParameterizedTest(name = "{0} points: {2}")
    @CsvSource(
            nullValues = "-",
            value = {"62, @, -", "63, X, it has more than 62 points"})
    void howManyPointsARegionMayHave(int points, char corner, String refusal) {
        RaceRegion region = Races.read("@@@@@@@@@@@@@/B.XXXXXXXXXX@" + "/B@XXXXXXXXXX@".repeat(4) + "/B@XXXXXXXXXX"
                        + corner + "/B@@@@@@@@@@X@/B@@@@@@@@@@@@/BBBBBBBBBBBBB/WWWWWWWWWWWWW/.#.#.#.#.#.#.")
                .regions()
                .get(0);
        assertEquals(points, region.points().size());
        assertEquals(refusal, region.refusal());
    }

    @ParameterizedTest(name = "{0}: {3}")
    @CsvSource(
            delimiter = ';',
            value = {
                "a clean region among others; A; .@.@.@/BBBBBB/WWWWWW/.##.##; true",
                "an eye that waits; A; BBBBBB/B.BB.@/BBBBBB/WWWWWW/W..W##/WWWWWW; true",
                "the only region of its block; A; ..@@@@/BBBBBB/WWWWWW/.#.#.#; true",
                "the only region of White's block; D; .@.@.@/BBBBBB/WWWWWW/..####; true",
                "an unclean region beside a liberty; A; ..@.@@/BBBBBB/WWWWWW/..#.##; false",
                "an unclean region of White's; C; ..@.@@/BBBBBB/WWWWWW/..#.##; false",
                "an only region beside shared liberties; A; ..@@@@/BBBBBB/.BBBBB/WWWWWW/.##.##; false",
                "an eye with an urgent last move; A; O.OB@.@/BBBBBBB/WWWWWWW/..#####; false"
            })
    void whereTheLastLibertyIsKnownToFallIfThatMatters(String name, String region, String diagram, boolean isLast) {
        Race race = Races.read(diagram);
        assertEquals(isLast, race.isLast(Races.region(race, region)));
    }

    @ParameterizedTest(name = "{0}: class {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                ".@.@.@/BBBBBB/WWWWWW/.##.##; 0",
                "BBBBBB/.B...B/WWWWWW/.#####; 0",
                "BBBBBB/B.BB.@/BBBBBB/WWWWWW/.#####; 1",
                ".@.@.@/BBBBBB/WWWWWW/W..W##/WWWWWW; 1",
                "BBBBBB/B.BB.@/BBBBBB/WWWWWW/W..W##/WWWWWW; 1",
                "BBBBBB/B.BB.B/BBBBBB/WWWWWW/.#####; -1",
                "..@@@@/BBBBBB/WWWWWW/.#.#.#; -1"
            })
    void theClassOfMuller(String diagram, int expected) {
        assertEquals(expected, Races.read(diagram).mullerClass());
    }

    @ParameterizedTest(name = "{0}: {1} shared, eyes {2} and {3}")
    @CsvSource(
            delimiter = ';',
            value = {
                ".@.@.@/BBBBBB/WWWWWW/.##.##; 0; NONE; NONE",
                "BBBBBB/.B...B/WWWWWW/.#####; 4; NONE; NONE",
                "BBBB/.B.B/WWWW/.W##; 2; NONE; SMALL",
                "..B@/..B@/BBBB/.B.B/WWWW/.W##; 2; FOUR; SMALL",
                "BBBBBBBB/B.B....B/BBBBBBBB/.BBBBBBB/WWWWWWWW/.#.#.#.#; 1; FOUR; NONE"
            })
    void theSharedLibertiesAndTheLargestEyes(String diagram, int shared, EyeClass black, EyeClass white) {
        Race race = Races.read(diagram);
        assertEquals(shared, race.shared());
        assertEquals(black, race.eye(Colour.BLACK));
        assertEquals(white, race.eye(Colour.WHITE));
    }
}
