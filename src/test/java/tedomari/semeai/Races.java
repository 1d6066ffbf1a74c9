package tedomari.semeai;

import tedomari.go.io.Diagram;

/** Races for tests, as text. */
final class Races {

    private Races() {}

    static Race read(String diagram) {
        Roles roles = Roles.of(Diagram.read(diagram).position());
        return Race.of(roles.position(), roles.black(), roles.white(), new RegionCache());
    }

    /** The region with this name. */
    static RaceRegion region(Race race, String name) {
        return race.regions().stream()
                .filter(region -> region.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
