package tedomari.cgt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The engine may forget results, but never makes an equal game twice. */
final class MemoryTest {

    @AfterEach
    void forget() {
        Memory.clear();
    }

    @Test
    void equalGamesAreTheSameObject() {
        assertSame(GameReader.read("{6||4|0}"), GameReader.read("{6,{5|0}|{4|0},7}"));
        assertSame(GameReader.read("{1|-1}"), GameReader.read("{1|-1}").negate());
    }

    @Test
    void equalGamesAreTheSameObjectAfterClearing() {
        List<Game> before = sumsAndCooledSums(new Random(1), 300);
        Memory.clear();
        System.gc();
        assertSameGames(before, sumsAndCooledSums(new Random(1), 300));
    }

    @Test
    void equalGamesAreTheSameObjectInTwoThreads() throws Exception {
        Memory.clear();
        List<List<Game>> found = inThreads(2, () -> sumsAndCooledSums(new Random(2), 2000));
        assertSameGames(found.get(0), found.get(1));
    }

    @Test
    void clearingForgetsAllResults() {
        sumsAndCooledSums(new Random(3), 300);
        assertTrue(Memory.report().stream().anyMatch(line -> isCache(line) && line.entries() > 0));
        Memory.clear();
        Memory.report().stream()
                .filter(MemoryTest::isCache)
                .forEach(line -> assertEquals(0, line.entries(), line.name()));
    }

    @Test
    void aCacheKeepsWithinItsBound() {
        Cache<Integer, Integer, Integer> cache = new Cache<>("filled by one thread");
        fill(cache, 0, 2 * cache.line().bound());
        assertWithinBounds();
        cache.clear();
    }

    /** When two threads find the table full at once, it may grow only once. */
    @Test
    void aCacheKeepsWithinItsBoundWhenManyThreadsFillIt() throws Exception {
        Cache<Integer, Integer, Integer> cache = new Cache<>("filled by many threads");
        AtomicInteger next = new AtomicInteger();
        inThreads(4, () -> {
            fill(cache, next.getAndAdd(1 << 28), cache.line().bound());
            return List.of();
        });
        assertWithinBounds();
        cache.clear();
    }

    @Test
    void aCacheAnswersWhatWasPutOrNothing() {
        Cache<Integer, Integer, Integer> cache = new Cache<>("answers");
        int kept = 0;
        for (int i = 0; i < 100_000; i++) {
            Integer first = i % 1000;
            cache.put(first, i, i + 1);
            Integer value = cache.get(first, i);
            assertEquals(i + 1, value);
        }
        for (int i = 0; i < 1000; i++) {
            Integer value = cache.get(i, i);
            assertTrue(value == null || value == i + 1);
            kept += value == null ? 0 : 1;
        }
        assertTrue(kept > 0 || cache.line().entries() > 0);
        cache.clear();
    }

    @Test
    void ofThreeResultsWithOneHashACacheKeepsTheTwoNewest() {
        Cache<Game, String, Integer> cache = new Cache<>("one hash");
        cache.put(Values.UP, "AaAa", 1);
        assertNull(cache.get(Values.UP, "BBBB"));
        assertNull(cache.get(Values.STAR, "AaAa"));
        cache.put(Values.UP, "BBBB", 2);
        assertEquals(1, cache.get(Values.UP, "AaAa"));
        assertEquals(2, cache.get(Values.UP, "BBBB"));
        cache.put(Values.UP, "AaBB", 3);
        assertNull(cache.get(Values.UP, "AaAa"));
        assertEquals(2, cache.get(Values.UP, "BBBB"));
        assertEquals(3, cache.get(Values.UP, "AaBB"));
    }

    @Test
    void aCacheGrowsAndRemembersMostOfWhatItKnewBefore() {
        Cache<Integer, Integer, Integer> cache = new Cache<>("growing");
        fill(cache, 0, 1024);
        long before = cache.line().entries();
        fill(cache, 1024, 1);
        assertTrue(cache.line().entries() > before / 2);
        fill(cache, 1025, 9000);
        assertTrue(cache.line().entries() > 4096);
        assertTrue(Memory.report().contains(cache.line()));
        cache.clear();
    }

    @Test
    void gamesInUseAreCounted() {
        long before = Memory.report().get(0).entries();
        List<Game> held = new ArrayList<>();
        for (int i = 0; i < 10_000; i++) {
            held.add(Game.of(Dyadic.of(2 * i + 1, 40)));
        }
        assertTrue(before > 0);
        assertTrue(Memory.report().get(0).entries() >= held.size());
    }

    private static void fill(Cache<Integer, Integer, Integer> cache, int from, long count) {
        for (int i = 0; i < count; i++) {
            Integer key = from + i;
            cache.put(key, key, key);
        }
    }

    private static void assertWithinBounds() {
        for (Memory.Line line : Memory.report()) {
            assertTrue(!isCache(line) || line.entries() <= line.bound(), line::toString);
        }
    }

    private static boolean isCache(Memory.Line line) {
        return line.bound() != Memory.UNBOUNDED;
    }

    private static List<Game> sumsAndCooledSums(Random random, int count) {
        List<Game> games = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Game sum = threat(random).plus(threat(random));
            games.add(sum);
            games.add(Cooling.cool(sum, Dyadic.of(random.nextInt(16), 2)));
        }
        return games;
    }

    /** A game {@code {a||b|c}} with a ≥ b ≥ c. */
    private static Game threat(Random random) {
        int low = random.nextInt(20) - 10;
        int middle = low + random.nextInt(8);
        Game right = Game.of(List.of(Game.of(middle)), List.of(Game.of(low)));
        return Game.of(List.of(Game.of(middle + random.nextInt(8))), List.of(right));
    }

    private static void assertSameGames(List<Game> first, List<Game> second) {
        assertEquals(first.size(), second.size());
        for (int i = 0; i < first.size(); i++) {
            assertSame(first.get(i), second.get(i));
        }
    }

    private static <T> List<List<T>> inThreads(int count, Callable<List<T>> work) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(count);
        try {
            CyclicBarrier start = new CyclicBarrier(count);
            List<Callable<List<T>>> together = Collections.nCopies(count, () -> {
                start.await();
                return work.call();
            });
            List<List<T>> results = new ArrayList<>();
            for (Future<List<T>> result : threads.invokeAll(together)) {
                results.add(result.get());
            }
            return results;
        } finally {
            threads.shutdownNow();
        }
    }
}
