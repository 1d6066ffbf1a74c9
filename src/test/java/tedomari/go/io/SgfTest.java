package tedomari.go.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tedomari.go.Colour;
import tedomari.go.Coordinate;
import tedomari.go.PointSet;
import tedomari.go.Position;
import tedomari.go.Role;

final class SgfTest {

    private static Position setup(String text) {
        return SgfGame.read(text).setup();
    }

    @Test
    void aSetupHasStonesPlayerAndRoles() {
        Position position = setup("(;SZ[4:3]AB[aa:ba][da]AW[ab:bb]AE[da]PL[W]CR[ba]SQ[ab]MA[dc])");
        assertEquals(Diagram.read("BB../@@../....").position().withToMove(Colour.WHITE), position);
    }

    @Test
    void aCrossOnAStoneMakesItsBlockATarget() {
        assertEquals(PointSet.of(0, 1), setup("(;SZ[3]AB[aa][ba][cc]MA[aa])").stones(Role.TARGET));
    }

    @Test
    void setupMayComeInLaterNodes() {
        Position position = setup("(;SZ[2];AB[aa]AW[ba];AE[ba]AB[bb]CR[aa];W[ab];B[ba])");
        assertEquals(Diagram.read("B./.X").position().withToMove(Colour.WHITE), position);
    }

    @Test
    void theMainLineIsPlayedThrough() {
        SgfGame game = SgfGame.read("(;SZ[3]AB[aa];W[ba](;B[];W[ab])(;B[cc]))");
        assertEquals(3, game.moveCount());
        assertEquals(Colour.WHITE, game.setup().toMove());
        assertEquals(Diagram.read("XO./.../...").position().withToMove(Colour.BLACK), game.position(1));
        assertEquals(Colour.WHITE, game.position(2).toMove());
        assertNull(game.position(3).at(0), "captured");
        assertThrows(IllegalArgumentException.class, () -> game.position(4));
        SgfNode fork = game.root().children().get(0);
        Position other =
                game.position(List.of(game.root(), fork, fork.children().get(1)));
        assertEquals(Colour.BLACK, other.at(8));
    }

    @Test
    void aKoIsKnownAfterTheMoveThatTookIt() {
        SgfGame game = SgfGame.read("(;SZ[4]AB[ba][ab][bc]AW[ca][bb][db][cc];B[cb])");
        assertEquals(
                Coordinate.point(game.position(1).outline(), "B3"),
                game.position(1).ko());
    }

    @Test
    void ttIsAPassOnlyWhereThereIsNoSuchPoint() {
        assertNull(SgfGame.read("(;SZ[19];B[tt])").position(1).at(0));
        assertEquals(1, SgfGame.read("(;SZ[21];B[tt])").position(1).black().size());
    }

    @Test
    void escapesAndSoftLineBreaksAreUndone() {
        SgfNode node =
                SgfReader.read("(;C[a\\]b\\\\c\\\nd\\\r\ne\tf\r\ng\\:h])").get(0);
        assertEquals("a]b\\cde f\ng:h", node.value("C").orElseThrow());
    }

    @Test
    void filesOfTheThirdFormatHaveLongNames() {
        Position position = SgfGame.read("(;FF[3]GaMe[1]SiZe[3]AddBlack[aa]AddWhite[ba];Black[bb];White[])")
                .position(1);
        assertEquals(Diagram.read("XO./.X./...").position().withToMove(Colour.WHITE), position);
    }

    @Test
    void textBeforeTheGameIsSkippedAndGamesFollowOneAnother() {
        assertEquals(
                2,
                SgfReader.read("From: me (hello)\n( ;SZ[9]) \n(;SZ[13])\u001a").size());
    }

    @Test
    void theCharsetIsTheOneNamedElseUtf8ElseLatin() {
        String text = "(;CA[ISO-8859-1]C[é])";
        assertEquals("é", comment(text.getBytes(StandardCharsets.ISO_8859_1)));
        assertEquals("Ã©", comment(text.getBytes(StandardCharsets.UTF_8)));
        String plain = "(;C[é])";
        assertEquals("é", comment(plain.getBytes(StandardCharsets.UTF_8)));
        assertEquals("é", comment(plain.getBytes(StandardCharsets.ISO_8859_1)));
        assertEquals("é", comment(("\uFEFF" + plain).getBytes(StandardCharsets.UTF_8)));
        assertThrows(
                IllegalArgumentException.class,
                () -> SgfWriter.bytes(List.of(SgfNode.of(SgfProperty.of("CA", "latin1"), SgfProperty.of("C", "囲")))));
    }

    private static String comment(byte[] file) {
        return SgfReader.read(file).get(0).value("C").orElseThrow();
    }

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource({
        "'', 0, '\"(;\"'",
        "'(;B[aa]', 7, before the game",
        "'(;B[aa)', 3, not closed",
        "'(;B;W[aa])', 3, no value",
        "'(;b[aa])', 2, capital",
        "'(;SZ[9]())', 8, '\";\" is missing'",
        "'(;SZ[9](;B[aa]);W[bb])', 15, cannot follow",
        "'(;SZ[9]))', 8, Only another game",
        "'(;SZ[9]?)', 7, '\"?\" is no part'",
        "'(;SZ[99])', 1, too large",
        "'(;SZ[0])', 1, too small",
        "'(;SZ[x])', 1, size",
        "'(;GM[3])', 1, no game of Go",
        "'(;SZ[9]AB[zz])', 1, 'AB[zz] is no point of a board of 9 × 9'",
        "'(;SZ[9]PL[x])', 1, 'B or W'",
        "'(;SZ[9]AB[aa];W[aa])', 13, 'Move 1, W[aa], is not legal'",
        "'(;SZ[9]AB[aa]CR[aa]SQ[aa])', 1, marked by"
    })
    void aDamagedFileIsExplainedWithItsPlace(String text, int offset, String part) {
        FormatException e = assertThrows(FormatException.class, () -> {
            SgfGame game = SgfGame.read(text);
            game.position(game.moveCount());
        });
        assertTrue(e.sentence().contains(part), e.sentence());
        assertEquals(offset, e.offset());
    }

    @Test
    void theExcerptPointsToThePlace() {
        FormatException e = assertThrows(FormatException.class, () -> SgfReader.read("(;SZ[9]\nAB[aa] ?)"));
        assertEquals("AB[aa] ?)\n       ^", e.excerpt());
        assertEquals("\"?\" is no part of a game here (line 2, column 8, offset 15)", e.getMessage());
    }

    @Test
    void aVeryLongGameIsNoTroubleButDeepNestingIsRefused() {
        String longGame = "(" + ";B[aa]".repeat(100_000) + ")";
        List<SgfNode> games = SgfReader.read(longGame);
        assertEquals(games, SgfReader.read(SgfWriter.write(games)));
        String deep = "(;".repeat(5_000) + ")".repeat(5_000);
        assertTrue(assertThrows(FormatException.class, () -> SgfReader.read(deep))
                .sentence()
                .contains("deep"));
    }

    @Test
    void treesAreEqualWithPropertiesAndChildrenWhereverTheyWereRead() {
        SgfNode game = SgfReader.read("(;B[aa](;W[ba])(;W[bb]))").get(0);
        SgfNode moved = SgfReader.read("text (;B[aa] (;W[ba]) (;W[bb]))").get(0);
        assertEquals(game, moved);
        assertEquals(game.hashCode(), moved.hashCode());
        assertNotEquals(game, SgfReader.read("(;B[aa](;W[bb])(;W[ba]))").get(0));
        assertNotEquals(game, SgfReader.read("(;B[aa];W[ba])").get(0));
        assertNotEquals(game, "(;B[aa](;W[ba])(;W[bb]))");
        assertEquals("(;B[aa]\n(;W[ba])\n(;W[bb]))\n", game.toString());
    }

    @Test
    void theMovesOfTheMainLineIncludePasses() {
        SgfGame game = SgfGame.read("(;SZ[3]AB[aa];W[ba](;B[];W[cc])(;B[ab]))".getBytes(StandardCharsets.UTF_8));
        assertEquals(
                List.of(new SgfMove(Colour.WHITE, 1), new SgfMove(Colour.BLACK, -1), new SgfMove(Colour.WHITE, 8)),
                game.moves());
    }

    @ParameterizedTest(name = "{0} is written as PL[{1}]")
    @CsvSource({"BLACK, B", "WHITE, W"})
    void thePlayerToMoveIsWritten(Colour toMove, String letter) {
        Position position = Diagram.read("X./.O").position().withToMove(toMove);
        assertEquals(letter, SgfGame.of(position).root().value("PL").orElseThrow());
        assertEquals(position, SgfGame.of(position).setup());
    }

    @ParameterizedTest(name = "{0} × {1} is a board")
    @CsvSource({"1, 1", "25, 25", "1, 25"})
    void theSmallestAndTheLargestBoardAreRead(int width, int height) {
        Position position = setup("(;SZ[" + width + ":" + height + "])");
        assertEquals(width, position.outline().width());
        assertEquals(height, position.outline().height());
    }

    @ParameterizedTest(name = "a file in {0} holds {1} bytes for é")
    @CsvSource({"ISO-8859-1, 1", "iso_8859_1, 1", "latin1, 1", "ISO8859-1, 1", "UTF-8, 2", "Shift_JIS, 2"})
    void aFileIsWrittenInTheCharsetItNames(String charset, int length) {
        List<SgfNode> games = List.of(SgfNode.of(SgfProperty.of("CA", charset), SgfProperty.of("C", "é")));
        assertEquals(SgfWriter.write(games).length() - 1 + length, SgfWriter.bytes(games).length);
        assertEquals(games, SgfReader.read(SgfWriter.bytes(games)));
    }

    @Test
    void variationsMayLieAThousandDeep() {
        int limit = SgfReader.MAX_NESTING;
        assertEquals(1, SgfReader.read("(;".repeat(limit) + ")".repeat(limit)).size());
        assertThrows(FormatException.class, () -> SgfReader.read("(;".repeat(limit + 1) + ")".repeat(limit + 1)));
    }
}
