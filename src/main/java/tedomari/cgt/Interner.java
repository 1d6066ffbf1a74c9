package tedomari.cgt;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import org.jspecify.annotations.Nullable;

/**
 * The games that are in use, each of them once.
 *
 * <p>The table holds them weakly: a game that nobody holds any more goes, so the table needs no bound. It is cut into
 * stripes by hash, each with its own lock.
 */
final class Interner {

    private static final int STRIPES = 64;
    private static final int FIRST_SIZE = 64;
    private static final Interner[] TABLES = new Interner[STRIPES];

    static {
        for (int i = 0; i < STRIPES; i++) {
            TABLES[i] = new Interner();
        }
    }

    /** Small integers come up so often that they stay. */
    private static final int SMALL = 256;

    private static final @Nullable NumberUpStar[] INTEGERS = new @Nullable NumberUpStar[2 * SMALL + 1];

    static {
        for (int n = -SMALL; n <= SMALL; n++) {
            INTEGERS[n + SMALL] = NumberUpStar.of(Dyadic.of(n), 0, 0);
        }
    }

    private static final class Slot extends WeakReference<Game> {
        final int hash;

        @Nullable
        Slot next;

        Slot(Game game, @Nullable Slot next, ReferenceQueue<Game> gone) {
            super(game, gone);
            this.hash = game.hash;
            this.next = next;
        }
    }

    private final ReferenceQueue<Game> gone = new ReferenceQueue<>();
    private @Nullable Slot[] slots = new @Nullable Slot[FIRST_SIZE];
    private int size;

    private Interner() {}

    static int spread(int hash) {
        hash = (hash ^ (hash >>> 16)) * 0x85EBCA6B;
        hash = (hash ^ (hash >>> 13)) * 0xC2B2AE35;
        return hash ^ (hash >>> 16);
    }

    private static Interner table(int hash) {
        return TABLES[hash >>> 26];
    }

    static NumberUpStar numberUpStar(int hash, Dyadic number, int ups, int nimber) {
        if (ups == 0 && nimber == 0 && number.isInt()) {
            int n = number.intValue();
            NumberUpStar known = n >= -SMALL && n <= SMALL ? INTEGERS[n + SMALL] : null;
            if (known != null) {
                return known;
            }
        }
        Interner table = table(hash);
        synchronized (table) {
            for (Slot slot = table.first(hash); slot != null; slot = slot.next) {
                if (slot.hash == hash && slot.get() instanceof NumberUpStar game && game.has(number, ups, nimber)) {
                    return game;
                }
            }
            return table.add(NumberUpStar.fresh(number, ups, nimber, hash));
        }
    }

    static Braces braces(int hash, Game[] left, Game[] right) {
        Interner table = table(hash);
        synchronized (table) {
            for (Slot slot = table.first(hash); slot != null; slot = slot.next) {
                if (slot.hash == hash && slot.get() instanceof Braces game && game.has(left, right)) {
                    return game;
                }
            }
            return table.add(Braces.fresh(left, right, hash));
        }
    }

    /** How many games there are, those included that are gone but were not cleared away yet. */
    static long size() {
        long sum = 0;
        for (Interner table : TABLES) {
            synchronized (table) {
                table.clearAway();
                sum += table.size;
            }
        }
        return sum;
    }

    /** Sorts options by the order in which they were made; there are few of them. */
    static void sort(Game[] options) {
        for (int i = 1; i < options.length; i++) {
            Game option = options[i];
            int j = i;
            while (j > 0 && options[j - 1].serial > option.serial) {
                options[j] = options[j - 1];
                j--;
            }
            options[j] = option;
        }
    }

    private @Nullable Slot first(int hash) {
        return slots[hash & (slots.length - 1)];
    }

    private <G extends Game> G add(G game) {
        clearAway();
        if (size >= slots.length) {
            grow();
        }
        int index = game.hash & (slots.length - 1);
        slots[index] = new Slot(game, slots[index], gone);
        size++;
        return game;
    }

    private void grow() {
        @Nullable Slot[] larger = new @Nullable Slot[slots.length * 2];
        for (Slot head : slots) {
            for (Slot slot = head; slot != null; ) {
                Slot next = slot.next;
                int index = slot.hash & (larger.length - 1);
                slot.next = larger[index];
                larger[index] = slot;
                slot = next;
            }
        }
        slots = larger;
    }

    private void clearAway() {
        for (Reference<? extends Game> dead = gone.poll(); dead != null; dead = gone.poll()) {
            Slot slot = (Slot) dead;
            int index = slot.hash & (slots.length - 1);
            Slot at = slots[index];
            if (at == slot) {
                slots[index] = slot.next;
            } else {
                while (at != null && at.next != slot) {
                    at = at.next;
                }
                if (at != null) {
                    at.next = slot.next;
                }
            }
            size--;
        }
    }
}
