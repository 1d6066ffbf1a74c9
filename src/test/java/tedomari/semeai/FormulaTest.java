package tedomari.semeai;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tedomari.cgt.Game;
import tedomari.go.Colour;

final class FormulaTest {

    @ParameterizedTest(name = "{0} shared, eyes {1} and {2}: Black needs {3}, White {4}")
    @CsvSource({
        "0, NONE, NONE, 0, 0",
        "0, SMALL, NONE, 0, 0",
        "0, FOUR, SIX, 0, 0",
        "1, NONE, NONE, 0, 0",
        "3, NONE, NONE, 2, 2",
        "1, SMALL, NONE, -1, 1",
        "3, NONE, SMALL, 3, -3",
        "2, SMALL, SMALL, 2, 2",
        "2, FOUR, SMALL, -2, 2",
        "2, SMALL, FOUR, 2, -2",
        "1, SIX, FIVE, -1, 1",
        "4, FIVE, FIVE, 4, 4"
    })
    void theLeadThatAnAttackerNeeds(int shared, EyeClass black, EyeClass white, int byBlack, int byWhite) {
        Formula formula = new Formula(shared, black, white, false);
        assertEquals(byBlack, formula.needed(Colour.BLACK));
        assertEquals(byWhite, formula.needed(Colour.WHITE));
    }

    @ParameterizedTest(name = "{0} and {1} with {2} shared liberties: claimed is {3}")
    @CsvSource({
        "NONE, NONE, 5, true",
        "NONE, NONE, 6, false",
        "SMALL, NONE, 5, true",
        "SMALL, SMALL, 6, false",
        "FOUR, SMALL, 5, true",
        "NONE, FOUR, 6, false",
        "FIVE, FIVE, 5, true",
        "FIVE, FOUR, 5, true",
        "SIX, FIVE, 5, true",
        "SIX, SIX, 6, false",
        "LARGER, NONE, 0, true",
        "NONE, LARGER, 1, false"
    })
    void theFormulaIsClaimedWhereItWasChecked(EyeClass black, EyeClass white, int shared, boolean claimed) {
        assertEquals(claimed, new Formula(shared, black, white, false).untested() == null);
    }

    @ParameterizedTest
    @CsvSource({"0, NONE", "1, SMALL", "3, SMALL", "4, FOUR", "5, FIVE", "6, SIX", "7, LARGER", "20, LARGER"})
    void theClassOfAnEye(int points, EyeClass eye) {
        assertEquals(eye, EyeClass.of(points));
    }

    /** The paper has no case for an attacker whose eye is the larger one. */
    @Test
    void thePrintedFormulaMissesTheWinOfAnEyeAgainstNone() {
        Game even = Game.of(0);
        Formula printed = new Formula(2, EyeClass.SMALL, EyeClass.NONE, true);
        Formula corrected = new Formula(2, EyeClass.SMALL, EyeClass.NONE, false);
        assertEquals(Estimate.Result.SEKI, Estimate.Result.of(printed, Colour.BLACK, even));
        assertEquals(Estimate.Result.BLACK, Estimate.Result.of(corrected, Colour.BLACK, even));
        assertEquals(Estimate.Result.BLACK, new NaiveRace(0, 1, 2, true, false).result(Colour.BLACK));
    }

    @Test
    void plainLibertiesAndOnePointEyesPlayedOut() {
        int races = 0;
        for (int shared = 0; shared <= 4; shared++) {
            for (int eyes = 0; eyes < 4; eyes++) {
                for (int black = 0; black <= 5; black++) {
                    for (int white = 0; white <= 5; white++) {
                        races += check(new NaiveRace(black, white, shared, (eyes & 1) != 0, (eyes & 2) != 0));
                    }
                }
            }
        }
        assertEquals(697, races);
    }

    /** How many races it was: none if a block has no liberty to begin with. */
    private static int check(NaiveRace race) {
        int black = race.black() + (race.blackEye() ? 1 : 0);
        int white = race.white() + (race.whiteEye() ? 1 : 0);
        if (black + race.shared() == 0 || white + race.shared() == 0) {
            return 0;
        }
        Formula formula = new Formula(race.shared(), eye(race.blackEye()), eye(race.whiteEye()), false);
        for (Colour first : Colour.values()) {
            assertEquals(
                    race.result(first),
                    Estimate.Result.of(formula, first, Game.of(black - white)),
                    () -> race + ", " + first + " first");
        }
        return 1;
    }

    private static EyeClass eye(boolean present) {
        return present ? EyeClass.SMALL : EyeClass.NONE;
    }
}
