package tedomari.lang;

import java.util.List;

/** A function that the user defined. */
record UserFunction(String name, List<String> parameters, Expression body, Source source) {

    /** As {@code f(n)}. */
    String usage() {
        return name + "(" + String.join(", ", parameters) + ")";
    }
}
