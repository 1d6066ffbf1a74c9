package tedomari.lang;

import ch.obermuhlner.math.big.BigRational;
import java.util.List;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Game;

/** What a function is called with. */
public record Arguments(List<Operand> operands) {

    public int size() {
        return operands.size();
    }

    public Operand at(int i) {
        return operands.get(i);
    }

    /** The first argument, a game in most functions. */
    public Game game() {
        return game(0);
    }

    public Game game(int i) {
        return at(i).game();
    }

    public Dyadic number(int i) {
        return at(i).number();
    }

    public BigRational rational(int i) {
        return at(i).rational();
    }
}
