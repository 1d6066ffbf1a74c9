package tedomari.lang;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import tedomari.go.Colour;
import tedomari.go.Position;
import tedomari.judge.Judge;
import tedomari.judge.Judgement;
import tedomari.search.Limits;
import tedomari.task.Progress;

/** A position whose race is judged when somebody asks for it, and then once. */
public final class JudgedPosition {

    private static final Duration SEARCH_TIME = Duration.ofSeconds(10);

    private final Position position;
    private final Judge judge;
    private @Nullable Judgement judgement;

    private JudgedPosition(Position position, Judge judge) {
        this.position = position;
        this.judge = judge;
    }

    static JudgedPosition of(Position position) {
        return new JudgedPosition(position, new Judge(false, Limits.ofTime(SEARCH_TIME), Progress.SILENT));
    }

    public Position position() {
        return position;
    }

    /**
     * What is known of the race.
     *
     * @throws tedomari.semeai.RegionException if there is none
     */
    public Judgement judgement() {
        Judgement known = judgement;
        if (known == null) {
            known = judge.judge(position);
            judgement = known;
        }
        return known;
    }

    /** The position after a move; the essential and safe blocks stay what they are. */
    JudgedPosition play(int point, Colour colour) {
        Position settled = judgement().race().position();
        Position next = settled.withToMove(colour).withKo(position.ko()).play(point, colour);
        return new JudgedPosition(next.withToMove(colour.opponent()), judge);
    }
}
