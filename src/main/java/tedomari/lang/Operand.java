package tedomari.lang;

import ch.obermuhlner.math.big.BigRational;
import java.util.ArrayList;
import java.util.List;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Game;
import tedomari.cgt.Notation;
import tedomari.cgt.Player;
import tedomari.cgt.RawForm;
import tedomari.go.Colour;

/** A value and where it was written: asked for a kind of value that it is not, it complains at its place. */
public record Operand(Value value, Source source, int offset) {

    private static final int SHOWN = 40;

    public LangException error(String message) {
        return LangException.at(source, offset, message);
    }

    private LangException unexpected(String expected) {
        return error("expected " + expected + " but found " + value.kind());
    }

    public Game game() {
        if (value instanceof Value.GameValue it) {
            return it.game();
        }
        if (value instanceof Value.RawValue it) {
            return it.form().value();
        }
        if (value instanceof Value.RegionValue it) {
            return it.game();
        }
        if (value instanceof Value.RationalValue it) {
            throw error(
                    Rationals.write(it.number()) + " is not a dyadic rational, so it is not the value of a short game");
        }
        throw unexpected("a game");
    }

    /** Is a number, dyadic or not. */
    boolean isNumber() {
        return value instanceof Value.RationalValue
                || value instanceof Value.GameValue it && it.game().isNumber();
    }

    /** Is a number but no game. */
    boolean isFraction() {
        return value instanceof Value.RationalValue;
    }

    public Dyadic number() {
        Game game = game();
        if (!game.isNumber()) {
            throw error("expected a number but " + shown() + " is not one");
        }
        return game.number();
    }

    public BigRational rational() {
        return value instanceof Value.RationalValue it ? it.number() : Rationals.of(number());
    }

    public Dyadic integer() {
        if (!isNumber() || isFraction() || !number().isInteger()) {
            throw error("expected an integer but " + shown() + " is not one");
        }
        return number();
    }

    /** A whole number from zero to {@code most}. */
    public int natural(int most) {
        boolean fits = isNumber() && !isFraction() && number().isInt();
        int number = fits ? number().intValue() : -1;
        if (number < 0 || number > most) {
            throw error(String.format("expected a whole number from 0 to %,d but found %s", most, shown()));
        }
        return number;
    }

    public boolean truth() {
        if (value instanceof Value.BooleanValue it) {
            return it.truth();
        }
        throw unexpected("true or false");
    }

    public String text() {
        if (value instanceof Value.TextValue it) {
            return it.text();
        }
        throw unexpected("a text");
    }

    boolean isList() {
        return value instanceof Value.ListValue || value instanceof Value.SetValue;
    }

    /** The elements of a list or set. */
    public List<Value> elements() {
        if (value instanceof Value.ListValue it) {
            return it.elements();
        }
        if (value instanceof Value.SetValue it) {
            return it.games().stream().<Value>map(Value.GameValue::new).toList();
        }
        throw unexpected("a list");
    }

    /** The games in a list or set, lists in it resolved; a game alone is a list of one. */
    public List<Game> games() {
        if (!isList()) {
            return List.of(game());
        }
        List<Game> games = new ArrayList<>();
        for (Value element : elements()) {
            games.addAll(new Operand(element, source, offset).games());
        }
        return games;
    }

    public Player player() {
        if (value instanceof Value.SymbolValue it && it.text().equals("left")) {
            return Player.LEFT;
        }
        if (value instanceof Value.SymbolValue it && it.text().equals("right")) {
            return Player.RIGHT;
        }
        throw unexpected("left or right");
    }

    /** A colour, or the colour of a player: Left is Black. */
    public Colour colour() {
        String symbol = value instanceof Value.SymbolValue it ? it.text() : "";
        return switch (symbol) {
            case "black", "left" -> Colour.BLACK;
            case "white", "right" -> Colour.WHITE;
            default -> throw unexpected("black or white");
        };
    }

    public JudgedPosition position() {
        if (value instanceof Value.PositionValue it) {
            return it.position();
        }
        throw unexpected("a position");
    }

    /** A form as it was written; a game stands for its canonical form. */
    public RawForm form() {
        return value instanceof Value.RawValue it ? it.form() : RawForm.of(game());
    }

    private String shown() {
        String text = new Printer(Notation.ASCII).print(value);
        return text.length() > SHOWN ? text.substring(0, SHOWN) + "…" : text;
    }
}
