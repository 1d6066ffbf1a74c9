package tedomari.lang;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** All functions that the language offers, under their names in any case. */
public final class Library {

    private static final SortedMap<String, Function> FUNCTIONS = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);

    /** Other names for the same. */
    private static final Map<String, String> ALIASES = Map.of(
            "reducedcanonicalform", "rcf",
            "nortonmultiply", "norton",
            "conwaymultiply", "conway");

    static {
        Stream.of(
                        NumberFunctions.ALL,
                        ValueFunctions.ALL,
                        KindFunctions.ALL,
                        OptionFunctions.ALL,
                        HeatFunctions.ALL,
                        ProductFunctions.ALL,
                        SumFunctions.ALL,
                        FormFunctions.ALL,
                        ListFunctions.ALL,
                        RaceFunctions.ALL,
                        EyeFunctions.ALL,
                        LifeFunctions.ALL,
                        CatalogFunctions.ALL,
                        PictureFunctions.ALL)
                .flatMap(List::stream)
                .forEach(function -> FUNCTIONS.put(function.name(), function));
    }

    private Library() {}

    /** The function of a name, or null. */
    public static @Nullable Function find(String name) {
        Function function = FUNCTIONS.get(name);
        String alias = function == null ? ALIASES.get(name.toLowerCase(Locale.ROOT)) : null;
        return alias == null ? function : FUNCTIONS.get(alias);
    }

    /** The names, sorted. */
    public static Collection<String> names() {
        return List.copyOf(FUNCTIONS.keySet());
    }

    /** The functions, sorted by name. */
    public static Collection<Function> functions() {
        return List.copyOf(FUNCTIONS.values());
    }
}
