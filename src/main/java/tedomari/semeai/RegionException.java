package tedomari.semeai;

/** Why a region has no value in the theory, as the end of a sentence: "it …". */
public final class RegionException extends RuntimeException {

    public RegionException(String reason) {
        super(reason);
    }
}
