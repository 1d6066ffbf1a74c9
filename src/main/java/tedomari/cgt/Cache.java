package tedomari.cgt;

import org.jspecify.annotations.Nullable;

/**
 * A bounded memory of the results of one operation on two operands.
 *
 * <p>A table with two places for each hash: the newer result pushes the older one to the second place and that one out. It
 * doubles while it fills, up to its bound; so a long session forgets rather than grows. Entries are immutable and whole or
 * absent for every reader, so no lock is needed: a race costs at most a forgotten result.
 */
final class Cache<A, B, V> {

    /** An entry with what it holds takes some 150 bytes: at the bound a cache has about a tenth of the memory of Java. */
    private static final int BOUND = Integer.highestOneBit((int)
            Math.max(1 << 16, Math.min(1 << 22, Runtime.getRuntime().maxMemory() >>> 10)));

    private static final int FIRST_SIZE = 1 << 10;

    private record Entry<A, B, V>(A first, B second, V value) {

        boolean has(A first, B second) {
            return this.first == first && (this.second == second || this.second.equals(second));
        }
    }

    /** The hashes stand apart from the entries: most misses are seen without touching an entry. */
    private static final class Table<A, B, V> {
        final int[] hashes;
        final @Nullable Entry<A, B, V>[] entries;

        @SuppressWarnings({"unchecked", "rawtypes"})
        Table(int size) {
            hashes = new int[size];
            entries = new Entry[size];
        }

        void place(int hash, @Nullable Entry<A, B, V> entry) {
            int index = hash & (entries.length - 1);
            hashes[index ^ 1] = hashes[index];
            entries[index ^ 1] = entries[index];
            hashes[index] = hash;
            entries[index] = entry;
        }
    }

    private final String name;
    private Table<A, B, V> table = new Table<>(FIRST_SIZE);
    private int added;

    Cache(String name) {
        this.name = name;
        Memory.register(this);
    }

    private static int hash(Object first, Object second) {
        return Interner.spread(first.hashCode() * 0x9E3779B1 + second.hashCode());
    }

    /** The result for these operands, or {@code null} if it is not known. */
    @Nullable
    V get(A first, B second) {
        Table<A, B, V> now = table;
        int hash = hash(first, second);
        int index = hash & (now.entries.length - 1);
        Entry<A, B, V> entry = now.hashes[index] == hash ? now.entries[index] : null;
        if (entry != null && entry.has(first, second)) {
            return entry.value;
        }
        entry = now.hashes[index ^ 1] == hash ? now.entries[index ^ 1] : null;
        return entry != null && entry.has(first, second) ? entry.value : null;
    }

    void put(A first, B second, V value) {
        if (++added > table.entries.length && table.entries.length < BOUND) {
            grow();
        }
        table.place(hash(first, second), new Entry<>(first, second, value));
    }

    private synchronized void grow() {
        Table<A, B, V> old = table;
        if (added <= old.entries.length || old.entries.length >= BOUND) {
            // Another thread was here first.
            return;
        }
        Table<A, B, V> larger = new Table<>(old.entries.length * 2);
        int kept = 0;
        for (int i = 0; i < old.entries.length; i++) {
            if (old.entries[i] != null) {
                larger.place(old.hashes[i], old.entries[i]);
                kept++;
            }
        }
        added = kept;
        table = larger;
    }

    synchronized void clear() {
        table = new Table<>(FIRST_SIZE);
        added = 0;
    }

    Memory.Line line() {
        long count = 0;
        for (Entry<A, B, V> entry : table.entries) {
            if (entry != null) {
                count++;
            }
        }
        return new Memory.Line(name, count, BOUND);
    }
}
