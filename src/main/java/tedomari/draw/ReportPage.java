package tedomari.draw;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Game;
import tedomari.cgt.Notation;
import tedomari.cgt.Rounding;
import tedomari.cgt.Thermograph;
import tedomari.go.Colour;
import tedomari.go.Coordinate;
import tedomari.go.Position;
import tedomari.judge.Judgement;
import tedomari.judge.Verdict;
import tedomari.semeai.Alive;
import tedomari.semeai.Estimate;
import tedomari.semeai.RaceRegion;
import tedomari.semeai.RegionValue;

/** A race as a page: board, regions with their trees and thermographs, total, verdict, and lines to step through. */
public final class ReportPage {

    /** A thermograph as broad as life itself shows nothing else. */
    private static final Dyadic BROADEST = Dyadic.of(64);

    private final Judgement judgement;
    private final StringBuilder body = new StringBuilder();

    private ReportPage(Judgement judgement) {
        this.judgement = judgement;
    }

    public static String of(Judgement judgement, String title) {
        return new ReportPage(judgement).page(title);
    }

    private String page(String title) {
        body.append("<h1>" + Svg.escaped(title) + "</h1>\n");
        verdicts();
        body.append("<section class=\"columns\">\n");
        Position position = judgement.race().position();
        figure(
                "The regions",
                BoardSvg.of(position).withLabels(letters(judgement)).fragment("The regions"));
        figure(
                "What each is worth after cooling: small stones are its integer part",
                BoardSvg.of(position).withDots(markings(judgement)).fragment("Markings"));
        body.append("</section>\n");
        table();
        lines();
        regions();
        assumptions();
        return new Page(title, body.toString(), "report.js").text();
    }

    /** The letters of the regions on their empty points. */
    public static Map<Integer, String> letters(Judgement judgement) {
        Map<Integer, String> letters = new HashMap<>();
        for (RaceRegion region : judgement.race().regions()) {
            for (int point : region.points().toArray()) {
                if (judgement.race().position().isEmpty(point)) {
                    letters.put(point, region.name());
                }
            }
        }
        return letters;
    }

    /** In every region as many small stones of its owner as the integer part of its mean, as far as there is room. */
    public static Map<Integer, Colour> markings(Judgement judgement) {
        Map<Integer, Colour> dots = new HashMap<>();
        for (RaceRegion region : judgement.race().regions()) {
            RegionValue value = region.value();
            if (value != null && region.owner() != null) {
                Dyadic mean = value.cooled().mean().abs();
                int count = mean.compareTo(BROADEST) > 0 ? 0 : mean.floor().intValue();
                for (int point : region.points().toArray()) {
                    if (count > 0 && judgement.race().position().isEmpty(point)) {
                        dots.put(point, region.owner());
                        count--;
                    }
                }
            }
        }
        return dots;
    }

    private void figure(String caption, String svg) {
        body.append("<figure>" + svg + "<figcaption>" + Svg.escaped(caption) + "</figcaption></figure>\n");
    }

    private void verdicts() {
        Estimate estimate = judgement.estimate();
        if (estimate != null) {
            body.append("<p class=\"total\">The total is " + ValueHtml.of(estimate.total()) + ", rounded up "
                    + ValueHtml.of(Game.of(Rounding.up(estimate.total()))) + ", rounded down "
                    + ValueHtml.of(Game.of(Rounding.down(estimate.total()))) + ".</p>\n");
        }
        for (Verdict verdict : List.of(judgement.blackFirst(), judgement.whiteFirst())) {
            String first = verdict.first() == Colour.BLACK ? "Black" : "White";
            String winner = switch (verdict.winner()) {
                case "black" -> "Black wins";
                case "white" -> "White wins";
                case "seki" -> "seki";
                default -> "unknown";
            };
            String moves = verdict.moves().isEmpty() ? "" : " by " + names(verdict.moves());
            body.append("<p><strong>" + first + " first: " + winner + moves + ".</strong> "
                    + Svg.escaped(verdict.reason().sentence(Notation.UNICODE)) + ".</p>\n");
        }
    }

    private String names(List<Integer> points) {
        return points.stream()
                .map(point -> Coordinate.move(judgement.race().position().outline(), point))
                .collect(Collectors.joining(", "));
    }

    private void table() {
        body.append("<div class=\"scroll\"><table>\n<tr><th>region</th><th>owner</th><th>kind</th><th>value</th>");
        body.append("<th>cooled by 2</th><th>temperature</th><th>clean</th></tr>\n");
        for (RaceRegion region : judgement.race().regions()) {
            RegionValue value = region.value();
            String owner =
                    region.owner() == null ? "both" : region.owner().name().toLowerCase(Locale.ROOT);
            body.append("<tr><td>" + region.name() + "</td><td>" + owner + "</td><td>"
                    + region.kind().name().toLowerCase(Locale.ROOT) + "</td>");
            if (value == null) {
                body.append(
                        "<td colspan=\"4\">" + Svg.escaped(region.refusal() == null ? "" : region.refusal()) + "</td>");
            } else {
                body.append("<td>" + ValueHtml.of(value.value()) + "</td><td>" + ValueHtml.of(value.cooled())
                        + "</td><td>"
                        + ValueHtml.of(Game.of(value.temperature())) + "</td><td>"
                        + (region.refusal() != null ? Svg.escaped(region.refusal()) : value.isClean() ? "yes" : "no")
                        + "</td>");
            }
            body.append("</tr>\n");
        }
        body.append("</table></div>\n");
    }

    private void lines() {
        for (Verdict verdict : List.of(judgement.blackFirst(), judgement.whiteFirst())) {
            if (verdict.line().isEmpty()) {
                continue;
            }
            String first = verdict.first() == Colour.BLACK ? "Black" : "White";
            Film film = new Film(judgement.race().position(), verdict.first(), verdict.line());
            Position bare = Position.empty(judgement.race().position().outline());
            body.append("<section class=\"film\"><h2>" + first + " moves first</h2>\n<div class=\"columns\"><div>\n");
            body.append(BoardSvg.of(bare).fragment(first + " moves first"));
            body.append("<nav><button data-step=\"first\" aria-label=\"to the beginning\">«</button>");
            body.append("<button data-step=\"back\" aria-label=\"back\">‹</button>");
            body.append("<button data-step=\"on\" aria-label=\"on\">›</button>");
            body.append("<button data-step=\"last\" aria-label=\"to the end\">»</button><output></output></nav>\n");
            body.append("<script type=\"application/json\">" + film.json() + "</script>\n</div>\n");
            figure("The whole line; what is played twice keeps its first number", film.diagram(first + " moves first"));
            body.append("</div></section>\n");
        }
    }

    private void regions() {
        Map<String, Thermograph> hot = new LinkedHashMap<>();
        for (RaceRegion region : judgement.race().regions()) {
            RegionValue value = region.value();
            if (value == null || value.value().isInteger()) {
                continue;
            }
            Thermograph thermograph = value.value().thermograph();
            String name = "Region " + region.name() + ": " + Alive.write(value.value(), Notation.UNICODE);
            body.append("<section><h2>Region " + region.name() + ": " + ValueHtml.of(value.value()) + ", cooled "
                    + ValueHtml.of(value.cooled()) + "</h2>\n<div class=\"columns\">\n");
            figure("Its tree", Svg.fragment(TreeSvg.of(value.value())));
            figure("Its thermograph", Svg.fragment(ThermographSvg.of(thermograph, name)));
            body.append("</div></section>\n");
            if (thermograph
                            .leftWall()
                            .at(Dyadic.ZERO)
                            .minus(thermograph.rightWall().at(Dyadic.ZERO))
                            .compareTo(BROADEST)
                    < 0) {
                hot.put(name, thermograph);
            }
        }
        if (hot.size() > 1) {
            body.append("<section><h2>All thermographs</h2>\n");
            figure("Laid over each other", Svg.fragment(ThermographsSvg.of(hot)));
            body.append("</section>\n");
        }
    }

    private void assumptions() {
        if (!judgement.assumptions().isEmpty()) {
            body.append("<section><h2>Assumed</h2>\n<ul>\n");
            judgement.assumptions().forEach(it -> body.append("<li>" + Svg.escaped(it) + "</li>\n"));
            body.append("</ul></section>\n");
        }
    }
}
