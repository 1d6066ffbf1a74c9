package tedomari.go;

/** What a stone is in a problem. */
public enum Role {
    /** A stone like any other. */
    PLAIN(0),
    /** Its block is a party of the race: whoever loses it has lost. */
    ESSENTIAL(1),
    /** Its block cannot be captured. */
    SAFE(2),
    /** Its block is to be captured or saved. */
    TARGET(3);

    /** How a board writes it. */
    final byte code;

    Role(int code) {
        this.code = (byte) code;
    }

    static Role of(byte code) {
        return switch (code) {
            case 1 -> ESSENTIAL;
            case 2 -> SAFE;
            case 3 -> TARGET;
            default -> PLAIN;
        };
    }
}
