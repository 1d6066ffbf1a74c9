package tedomari.lang;

import ch.obermuhlner.math.big.BigRational;
import java.util.List;
import tedomari.cgt.Cooling;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Heating;
import tedomari.cgt.Rounding;
import tedomari.cgt.Wall;
import tedomari.lang.Function.Topic;
import tedomari.lang.Value.GameValue;

/** Temperature: thermographs, cooling and heating. */
final class HeatFunctions {

    static final List<Function> ALL = List.of(
            of(
                    "thermograph",
                    "g",
                    "the walls of G: mast value, critical temperatures, slopes, for Left and for Right",
                    args -> new Value.ThermographValue(args.game().thermograph()),
                    "thermograph({6||4|0})"),
            of(
                    "temperature",
                    "g",
                    "the temperature at which the walls of G meet: how urgent a move is",
                    args -> Arithmetic.of(args.game().temperature()),
                    "temperature({4|0})"),
            of(
                    "mean",
                    "g",
                    "the mast value of G: what a copy is worth on average when many are played",
                    args -> Arithmetic.of(args.game().mean()),
                    "mean({6||4|0})"),
            of(
                    "leftWall",
                    "g t",
                    "the left wall of the thermograph of G at temperature t",
                    args -> wall(args.game().thermograph().leftWall(), args),
                    "leftWall({6||4|0}, 1/3)"),
            of(
                    "rightWall",
                    "g t",
                    "the right wall of the thermograph of G at temperature t",
                    args -> wall(args.game().thermograph().rightWall(), args),
                    "rightWall({6||4|0}, 1/3)"),
            of(
                    "cool",
                    "g t",
                    "G cooled by t > -1: a tax of t on every move, until G freezes to its mean",
                    HeatFunctions::cool,
                    "cool({6||4|0}, 1)",
                    "{4|0}.cool(2)"),
            of(
                    "chill",
                    "g",
                    "G cooled by 1, as in Go endgames",
                    args -> new GameValue(Cooling.cool(args.game(), Dyadic.ONE)),
                    "chill({4|0})"),
            of(
                    "freeze",
                    "g",
                    "G cooled by its temperature: its mean plus an infinitesimal",
                    args -> new GameValue(Cooling.freeze(args.game())),
                    "freeze({6||4|0})"),
            of(
                    "heat",
                    "g t",
                    "G heated by t: {heat(GL,t)+t|heat(GR,t)-t}, while numbers stay as they are",
                    args -> new GameValue(Heating.heat(args.game(), args.game(1))),
                    "heat(^, 1)"),
            of(
                    "warm",
                    "g",
                    "G overheated from 1* to 1: the inverse of chilling in Go endgames",
                    args -> new GameValue(Heating.warm(args.game())),
                    "warm(^)"),
            of(
                    "overheat",
                    "g s t",
                    "G overheated from s to t: n·s for an integer n, else {GL+t|GR-t} with options overheated",
                    args -> new GameValue(Heating.overheat(args.game(), args.game(1), args.game(2))),
                    "overheat(1/2, 1, 2)"),
            of(
                    "roundUp",
                    "g",
                    "the largest integer n with not G <= n-1: what Left moving first makes of a cooled race",
                    args -> Arithmetic.of(Rounding.up(args.game())),
                    "roundUp(3/4)"),
            of(
                    "roundDown",
                    "g",
                    "the least integer n with not G >= n+1: what Right moving first makes of a cooled race",
                    args -> Arithmetic.of(Rounding.down(args.game())),
                    "roundDown(3/4)"));

    private HeatFunctions() {}

    private static Function of(
            String name, String parameters, String definition, Function.Body body, String... examples) {
        return Function.of(Topic.HEAT, name, parameters, definition, body, examples);
    }

    private static Value cool(Arguments args) {
        Dyadic t = args.number(1);
        if (t.compareTo(Dyadic.MINUS_ONE) <= 0) {
            throw args.at(1).error("cooling by t needs t > -1");
        }
        return new GameValue(Cooling.cool(args.game(), t));
    }

    private static Value wall(Wall wall, Arguments args) {
        BigRational t = args.rational(1);
        if (Rationals.isDyadic(t)) {
            return Arithmetic.of(wall.at(Rationals.dyadic(t)));
        }
        BigRational place = wall.at(t);
        return Rationals.value(Rationals.of(Rationals.top(place), Rationals.bottom(place)));
    }
}
