package tedomari.spark;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import tedomari.job.Job;

/**
 * The items of a job, batch by batch: an item that costs much is alone in its batch, tiny ones go together. The batches are in
 * the order in which they are begun, those of large items first, so that what is left at the end is small.
 */
record Batches(List<int[]> batches) {

    /**
     * No more than about so many batches, and each worth at most one part in so many of the whole unless it is a single item.
     */
    static Batches of(Job job, int wanted) {
        int[] items = IntStream.range(0, job.items())
                .boxed()
                .sorted(Comparator.comparingLong(item -> -job.cost(item)))
                .mapToInt(Integer::intValue)
                .toArray();
        long whole = IntStream.of(items).mapToLong(job::cost).sum();
        long share = Math.max(1, whole / wanted);
        List<int[]> batches = new ArrayList<>();
        int begin = 0;
        long cost = 0;
        for (int i = 0; i < items.length; i++) {
            long next = job.cost(items[i]);
            if (i > begin && cost + next > share) {
                batches.add(Arrays.copyOfRange(items, begin, i));
                begin = i;
                cost = 0;
            }
            cost += next;
        }
        if (begin < items.length) {
            batches.add(Arrays.copyOfRange(items, begin, items.length));
        }
        return new Batches(List.copyOf(batches));
    }
}
