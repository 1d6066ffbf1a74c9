package tedomari.go;

import static tedomari.go.History.BLOCK;
import static tedomari.go.History.EMPTIES;
import static tedomari.go.History.EMPTY_POINT;
import static tedomari.go.History.ENEMIES;
import static tedomari.go.History.ENEMY_BLOCK;
import static tedomari.go.History.FRIENDS;
import static tedomari.go.History.FRIEND_BLOCK;
import static tedomari.go.History.FRIEND_STONE;
import static tedomari.go.History.OWN;
import static tedomari.go.History.OWN_COUNT;
import static tedomari.go.History.OWN_SAFE;
import static tedomari.go.History.OWN_SIZE;
import static tedomari.go.History.RING;
import static tedomari.go.History.ROLE;
import static tedomari.go.History.SUICIDE;
import static tedomari.go.History.TAKEN_BLOCKS;
import static tedomari.go.History.TAKEN_STONE;

import java.util.Arrays;

/**
 * The stones of a board and the blocks they form, kept up to date move by move.
 *
 * <p>A stone points to the number of its block and to the next stone of the block, in a ring. A move joins the smaller
 * friendly blocks to the largest one; joining two rings is exchanging two links, and so is parting them. What a captured
 * stone pointed to stays as it was until another stone is put there, which saves it.
 */
final class Stones {

    static final byte EMPTY = 0;
    private static final byte OFF = 3;

    private final int[][] neighbours;

    /** By point: 0 empty, 1 black, 2 white, 3 off the board. */
    final byte[] stone;

    /** By point: the code of the role, if there is a stone. */
    final byte[] role;

    /** By point: the number of the block, if there is a stone. */
    final int[] block;

    /** By point: the next stone of the block, if there is a stone. */
    final int[] ring;

    final LibertyTable blocks;

    /** The exclusive or of the keys of all stones. */
    long hash;

    Stones(Position position, int[][] neighbours) {
        int area = neighbours.length;
        this.neighbours = neighbours;
        stone = new byte[area];
        role = new byte[area];
        block = new int[area];
        ring = new int[area];
        blocks = new LibertyTable(area);
        Arrays.fill(stone, OFF);
        position.outline().points().forEach(point -> stone[point] = EMPTY);
        for (Block one : Block.all(position)) {
            setUp(one, position);
        }
    }

    private void setUp(Block one, Position position) {
        int number = blocks.push();
        int colour = one.colour().code;
        int[] points = one.stones().toArray();
        int last = points[points.length - 1];
        for (int point : points) {
            stone[point] = (byte) colour;
            role[point] = position.roleAt(point).code;
            block[point] = number;
            ring[last] = point;
            last = point;
            hash ^= Zobrist.STONE[2 * point + colour - 1];
        }
        one.liberties().forEach(point -> blocks.add(number, point));
        blocks.set(number, points.length, one.stones().intersects(position.safe()));
    }

    /** Puts a stone of {@code own} there, captures what has lost its last liberty, and returns how many stones that was. */
    int put(int point, int own, History history, int frame) {
        int[] f = history.ints;
        f[frame + RING] = ring[point];
        f[frame + BLOCK] = block[point];
        f[frame + ROLE] = role[point];
        stone[point] = (byte) own;
        role[point] = 0;
        ring[point] = point;
        hash ^= Zobrist.STONE[2 * point + own - 1];
        int friends = 0;
        int enemies = 0;
        int empties = 0;
        int largest = -1;
        int takenBlocks = 0;
        for (int next : neighbours[point]) {
            int colour = stone[next];
            if (colour == EMPTY) {
                f[frame + EMPTY_POINT + empties++] = next;
                continue;
            }
            int there = block[next];
            // The point is a liberty of every block beside it, until the block is met for the first time.
            if (!blocks.remove(there, point)) {
                continue;
            }
            if (colour == own) {
                f[frame + FRIEND_STONE + friends] = next;
                f[frame + FRIEND_BLOCK + friends++] = there;
                if (largest < 0 || blocks.size(there) > blocks.size(largest)) {
                    largest = there;
                }
            } else {
                f[frame + ENEMY_BLOCK + enemies++] = there;
                if (blocks.count(there) == 0 && !blocks.isSafe(there)) {
                    f[frame + TAKEN_STONE + takenBlocks++] = next;
                }
            }
        }
        f[frame + ENEMIES] = enemies;
        f[frame + EMPTIES] = empties;
        f[frame + FRIENDS] = friends;
        f[frame + TAKEN_BLOCKS] = takenBlocks;
        join(point, history, frame, largest);
        int taken = 0;
        for (int i = 0; i < takenBlocks; i++) {
            taken += lift(f[frame + TAKEN_STONE + i], own);
        }
        int mine = block[point];
        boolean suicide = blocks.count(mine) == 0 && !blocks.isSafe(mine);
        f[frame + SUICIDE] = suicide ? 1 : 0;
        if (suicide) {
            lift(point, 3 - own);
        }
        return taken;
    }

    /** Makes one block of the stone and its friends, under the number of the largest, or a new one. */
    private void join(int point, History history, int frame, int largest) {
        int[] f = history.ints;
        int own = largest < 0 ? blocks.push() : largest;
        f[frame + OWN] = own;
        if (largest >= 0) {
            f[frame + OWN_COUNT] = blocks.count(own);
            f[frame + OWN_SIZE] = blocks.size(own);
            f[frame + OWN_SAFE] = blocks.isSafe(own) ? 1 : 0;
            blocks.save(own, history.longs, history.longsOf(frame) + 1);
        }
        for (int i = 0; i < f[frame + FRIENDS]; i++) {
            int friend = f[frame + FRIEND_STONE + i];
            int number = f[frame + FRIEND_BLOCK + i];
            if (number != own) {
                blocks.join(own, number);
                renumber(friend, own);
            }
            exchangeLinks(point, friend);
        }
        block[point] = own;
        blocks.grow(own);
        for (int i = 0; i < f[frame + EMPTIES]; i++) {
            blocks.add(own, f[frame + EMPTY_POINT + i]);
        }
    }

    private void renumber(int start, int number) {
        int at = start;
        do {
            block[at] = number;
            at = ring[at];
        } while (at != start);
    }

    private void exchangeLinks(int a, int b) {
        int link = ring[a];
        ring[a] = ring[b];
        ring[b] = link;
    }

    /** Takes a block off the board; its points become liberties of the blocks of {@code other} beside it. */
    private int lift(int start, int other) {
        int lifted = 0;
        int at = start;
        do {
            stone[at] = EMPTY;
            hash ^= Zobrist.STONE[2 * at + 2 - other];
            for (int next : neighbours[at]) {
                if (stone[next] == other) {
                    blocks.add(block[next], at);
                }
            }
            lifted++;
            at = ring[at];
        } while (at != start);
        return lifted;
    }

    private void putBack(int start, int other) {
        int at = start;
        do {
            stone[at] = (byte) (3 - other);
            for (int next : neighbours[at]) {
                if (stone[next] == other) {
                    blocks.remove(block[next], at);
                }
            }
            at = ring[at];
        } while (at != start);
    }

    /** Undoes {@link #put}, step by step in reverse order; the hash is restored by the caller. */
    void takeBack(int point, int own, History history, int frame) {
        int[] f = history.ints;
        if (f[frame + SUICIDE] == 1) {
            putBack(point, 3 - own);
        }
        for (int i = f[frame + TAKEN_BLOCKS] - 1; i >= 0; i--) {
            putBack(f[frame + TAKEN_STONE + i], own);
        }
        int friends = f[frame + FRIENDS];
        int number = f[frame + OWN];
        for (int i = friends - 1; i >= 0; i--) {
            int friend = f[frame + FRIEND_STONE + i];
            exchangeLinks(point, friend);
            if (f[frame + FRIEND_BLOCK + i] != number) {
                renumber(friend, f[frame + FRIEND_BLOCK + i]);
            }
        }
        if (friends == 0) {
            blocks.pop();
        } else {
            blocks.restore(number, history.longs, history.longsOf(frame) + 1, f[frame + OWN_COUNT]);
            blocks.set(number, f[frame + OWN_SIZE], f[frame + OWN_SAFE] == 1);
        }
        stone[point] = EMPTY;
        ring[point] = f[frame + RING];
        block[point] = f[frame + BLOCK];
        role[point] = (byte) f[frame + ROLE];
        for (int i = 0; i < friends; i++) {
            blocks.add(f[frame + FRIEND_BLOCK + i], point);
        }
        for (int i = 0; i < f[frame + ENEMIES]; i++) {
            blocks.add(f[frame + ENEMY_BLOCK + i], point);
        }
    }

    int list(int start, int[] buffer) {
        int found = 0;
        int at = start;
        do {
            buffer[found++] = at;
            at = ring[at];
        } while (at != start);
        return found;
    }
}
