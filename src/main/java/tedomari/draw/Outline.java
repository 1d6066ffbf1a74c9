package tedomari.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Thermograph;
import tedomari.cgt.Wall;

/**
 * The part of a thermograph that is worth a picture: from temperature 0 up if the game is hot, from −1 up otherwise.
 *
 * <p>With rising temperature a left wall never rises and a right wall never falls, so the corners at the floor span the
 * whole picture. Below the apex the walls are apart.
 *
 * @param left the corners of the left wall from the floor up to the apex
 * @param right the corners of the right wall from the floor up to the apex
 */
record Outline(List<Corner> left, List<Corner> right) {

    static Outline of(Thermograph thermograph) {
        Dyadic apex = thermograph.temperature();
        Dyadic floor = apex.signum() > 0 ? Dyadic.ZERO : Dyadic.MINUS_ONE;
        return new Outline(corners(thermograph.leftWall(), floor, apex), corners(thermograph.rightWall(), floor, apex));
    }

    private static List<Corner> corners(Wall wall, Dyadic floor, Dyadic apex) {
        return Stream.concat(Stream.of(floor, apex), wall.criticalTemperatures().stream())
                .filter(t -> t.compareTo(floor) >= 0)
                .distinct()
                .sorted()
                .map(t -> new Corner(wall.at(t), t))
                .toList();
    }

    Corner leftFoot() {
        return left.get(0);
    }

    Corner rightFoot() {
        return right.get(0);
    }

    /** Where the walls meet: the mean and the temperature of the game. */
    Corner apex() {
        return left.get(left.size() - 1);
    }

    Dyadic floor() {
        return leftFoot().temperature();
    }

    /** The highest temperature with a label: that of the game, or zero. */
    Dyadic ceiling() {
        return apex().temperature().max(Dyadic.ZERO);
    }

    Dyadic breadth() {
        return leftFoot().value().minus(rightFoot().value());
    }

    Dyadic height() {
        return ceiling().minus(floor());
    }

    boolean isHot() {
        return floor().isZero();
    }

    /** The corners between the feet and the apex, from the top down. */
    List<Corner> bends() {
        return Stream.concat(bends(left).stream(), bends(right).stream())
                .sorted((a, b) -> b.temperature().compareTo(a.temperature()))
                .toList();
    }

    /** The corners of one wall between its foot and the apex, from the foot up. */
    static List<Corner> bends(List<Corner> wall) {
        return wall.stream().limit(wall.size() - 1).skip(1).toList();
    }

    /** The values that deserve a label, the most important first. */
    List<Dyadic> notableValues() {
        List<Dyadic> values = new ArrayList<>();
        values.add(leftFoot().value());
        values.add(rightFoot().value());
        values.add(apex().value());
        bends().forEach(bend -> values.add(bend.value()));
        return values.stream().distinct().toList();
    }

    /** The temperatures that deserve a label, the most important first. */
    List<Dyadic> notableTemperatures() {
        List<Dyadic> temperatures = new ArrayList<>();
        temperatures.add(apex().temperature());
        temperatures.add(floor());
        temperatures.add(Dyadic.ZERO);
        bends().forEach(bend -> temperatures.add(bend.temperature()));
        return temperatures.stream().distinct().toList();
    }
}
