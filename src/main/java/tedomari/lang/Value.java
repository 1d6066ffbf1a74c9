package tedomari.lang;

import ch.obermuhlner.math.big.BigRational;
import java.util.List;
import tedomari.cgt.Game;
import tedomari.cgt.GameException;
import tedomari.cgt.RawForm;
import tedomari.cgt.Thermograph;
import tedomari.eyes.Evaluation;
import tedomari.eyes.Site;
import tedomari.go.Position;
import tedomari.semeai.RaceRegion;

/** What an expression is worth. */
public sealed interface Value {

    /** What it is, for a sentence: {@code a list}. */
    String kind();

    /** A short game; numbers are games too. */
    record GameValue(Game game) implements Value {
        @Override
        public String kind() {
            return game.isNumber() ? "a number" : "a game";
        }
    }

    /** A rational number that is not dyadic and so is not a game, in lowest terms. */
    record RationalValue(BigRational number) implements Value {
        @Override
        public String kind() {
            return "a number";
        }
    }

    record BooleanValue(boolean truth) implements Value {
        @Override
        public String kind() {
            return "a truth value";
        }
    }

    record TextValue(String text) implements Value {
        @Override
        public String kind() {
            return "a text";
        }
    }

    record ListValue(List<Value> elements) implements Value {
        @Override
        public String kind() {
            return "a list";
        }
    }

    /** Games without order and repetition, kept in the order in which they are printed. */
    record SetValue(List<Game> games) implements Value {
        @Override
        public String kind() {
            return "a set";
        }
    }

    record ThermographValue(Thermograph thermograph) implements Value {
        @Override
        public String kind() {
            return "a thermograph";
        }
    }

    /** A game as it was written, with the options that its canonical form would leave out. */
    record RawValue(RawForm form) implements Value {
        @Override
        public String kind() {
            return "a form";
        }
    }

    /** A form, or the canonical form of a game, to be drawn as a tree. */
    record TreeValue(RawForm form) implements Value {
        @Override
        public String kind() {
            return "a tree";
        }
    }

    /** A position on a board, and what is known of the race in it. */
    record PositionValue(JudgedPosition position) implements Value {
        @Override
        public String kind() {
            return "a position";
        }
    }

    /** A region of a race; as a game it is its value. */
    record RegionValue(RaceRegion region) implements Value {
        @Override
        public String kind() {
            return "a region";
        }

        /** The value before cooling, seen from Black. */
        Game game() {
            if (region.value() == null) {
                String reason = region.refusal() == null ? "its liberties are shared" : region.refusal();
                throw new GameException("region " + region.name() + " has no value: " + reason);
            }
            return region.value().value();
        }
    }

    /** An eye on a board, and what is known of it. */
    record EyeValue(Position position, Site site, Evaluation evaluation) implements Value {
        @Override
        public String kind() {
            return "an eye";
        }
    }

    /** The library of eyes of a size. */
    record EyesValue(tedomari.eyes.Library library) implements Value {
        @Override
        public String kind() {
            return "a library of eyes";
        }
    }

    /** An outcome, a player or a relation: {@code P}, {@code left}, {@code ||}. */
    record SymbolValue(String text) implements Value {
        @Override
        public String kind() {
            return "the symbol " + text;
        }
    }
}
