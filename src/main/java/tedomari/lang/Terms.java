package tedomari.lang;

import java.util.ArrayList;
import java.util.List;
import tedomari.cgt.Game;

/** A sum as it was written, term by term. */
public final class Terms {

    private final Source source;
    private final Evaluator evaluator = new Evaluator(new Session());
    private final List<Game> games = new ArrayList<>();

    private Terms(Source source) {
        this.source = source;
    }

    /**
     * The terms of a sum in order, those that are subtracted negated: of {@code 2* + 4^ - 7} the games 2*, 4^ and −7.
     *
     * @throws LangException if it cannot be read, or a term is no game
     */
    public static List<Game> of(String text) {
        Terms terms = new Terms(Source.of(text));
        Parser parser = new Parser(terms.source);
        Statement statement = parser.next();
        if (!(statement instanceof Statement.Question question)) {
            throw LangException.at(terms.source, 0, "expected a sum of games");
        }
        terms.add(question.expression(), false);
        Statement more = parser.next();
        if (more != null) {
            throw LangException.at(terms.source, more.offset(), "expected one sum only");
        }
        return List.copyOf(terms.games);
    }

    private void add(Expression expression, boolean isNegative) {
        if (expression instanceof Expression.Chain chain && isSum(chain)) {
            add(chain.first(), isNegative);
            for (Expression.Step step : chain.rest()) {
                add(step.right(), isNegative != (step.operator() == Operator.MINUS));
            }
        } else if (expression instanceof Expression.Negation negation) {
            add(negation.operand(), !isNegative);
        } else {
            Frame frame = Frame.of(source);
            Game game = new Operand(evaluator.evaluate(expression, frame), source, expression.offset()).game();
            games.add(isNegative ? game.negate() : game);
        }
    }

    /** A value such as 2* is one term, though it is read as a sum. */
    private boolean isSum(Expression.Chain chain) {
        return chain.rest().stream().allMatch(step -> "+-".indexOf(source.text().charAt(step.offset())) >= 0);
    }
}
