package tedomari.eyes;

/**
 * The laws that every evaluated eye keeps (Wolf 2006, lemma of §2.2; Wolf and Pratola 2006, §5.2): in a regular position the
 * statuses of both players add up to 0 or more, and pass is a best move of both or of none; more external liberties and the
 * extra eye do White no harm.
 */
final class Laws {

    /** The most external liberties that are told apart. */
    static final int LEVELS = 32;

    private final int[][] black = new int[2][LEVELS];
    private final int[][] white = new int[2][LEVELS];
    private boolean regular;
    private boolean calm;

    /** The next findings belong to another eye. */
    void begin(boolean isRegular) {
        regular = isRegular;
        calm = false;
    }

    /** Without the extra eye first, and by rising numbers of liberties. */
    void add(int extraEye, int liberties, long finding) {
        int b = Finding.blackStatus(finding);
        int w = Finding.whiteStatus(finding);
        black[extraEye][liberties] = b;
        white[extraEye][liberties] = w;
        if (finding == Finding.IMPOSSIBLE) {
            expect(extraEye + liberties == 0, "an eye is missing with some liberties");
            return;
        }
        expect(regular ? b != 0 && w != 0 : b == 0 ^ w == 0, "the wrong players may move first");
        if (regular) {
            expect(b + w >= 0, "the statuses of both players first add up to less than 0");
            boolean blackPasses = b == -Layers.UNCONDITIONAL || (Finding.blackMoves(finding) & MoveSet.PASS) != 0;
            boolean whitePasses = w == -Layers.UNCONDITIONAL || (Finding.whiteMoves(finding) & MoveSet.PASS) != 0;
            expect(blackPasses == (b + w == 0) && whitePasses == blackPasses, "pass is a best move of one player only");
        }
        if (liberties > 0) {
            compare(
                    b,
                    w,
                    black[extraEye][liberties - 1],
                    white[extraEye][liberties - 1],
                    "an external liberty harms White");
        }
        if (extraEye > 0) {
            compare(b, w, black[0][liberties], white[0][liberties], "the extra eye harms White");
        }
        calm |= Finding.isCalm(finding);
    }

    /** Zero stands for a player who may not move first, or a position that cannot be. */
    private static void compare(int black, int white, int blackBefore, int whiteBefore, String otherwise) {
        expect(blackBefore == 0 || black <= blackBefore, otherwise);
        expect(whiteBefore == 0 || white >= whiteBefore, otherwise);
    }

    private static void expect(boolean holds, String otherwise) {
        if (!holds) {
            throw new Inconsistency(otherwise);
        }
    }

    /** Was a finding of this eye calm? */
    boolean isCalm() {
        return calm;
    }
}
