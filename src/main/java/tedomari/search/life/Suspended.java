package tedomari.search.life;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Positions where the attacker fails provided that he fails at certain positions on the path too, to which the defender can lead
 * back. They lie on a stack in the order in which they were found, so those found below a position are the ones from its beginning
 * upwards.
 *
 * <p>When the position is left without a result, or the attacker wins there, what was found below it is forgotten. When he fails
 * there without resting on anything above, he fails at all of them for good: the defender keeps him among them for ever (compare
 * the strongly connected components of Tarjan 1972).
 */
final class Suspended {

    private final Map<LifePosition, Integer> places = new HashMap<>();
    private final List<LifePosition> positions = new ArrayList<>();
    private int[] rests = new int[64];

    int size() {
        return positions.size();
    }

    /** The lowest ply that the failure rests on, or −1 if the position is not here. */
    int restOf(LifePosition position) {
        if (positions.isEmpty()) {
            return -1;
        }
        Integer place = places.get(position);
        return place == null ? -1 : rests[place];
    }

    /** The attacker fails here, resting on that ply, and so does all that was found below. */
    void add(LifePosition position, int rest, int begin) {
        if (places.putIfAbsent(position, positions.size()) == null) {
            if (positions.size() == rests.length) {
                rests = Arrays.copyOf(rests, 2 * rests.length);
            }
            rests[positions.size()] = rest;
            positions.add(position);
        }
        for (int i = begin; i < positions.size(); i++) {
            rests[i] = Math.min(rests[i], rest);
        }
    }

    void forget(int begin) {
        for (int i = positions.size() - 1; i >= begin; i--) {
            places.remove(positions.remove(i));
        }
    }

    /** The attacker fails for good at all that was found since. */
    void settle(int begin, Consumer<LifePosition> failed) {
        for (int i = begin; i < positions.size(); i++) {
            failed.accept(positions.get(i));
        }
        forget(begin);
    }
}
