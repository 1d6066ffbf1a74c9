package tedomari.lang;

import org.jspecify.annotations.Nullable;

/** The source that is being evaluated and the names bound in it, the innermost first. */
record Frame(
        Source source,
        String name,
        @Nullable Value value,
        @Nullable Frame outer) {

    static Frame of(Source source) {
        return new Frame(source, "", null, null);
    }

    Frame with(String newName, Value newValue) {
        return new Frame(source, newName, newValue, this);
    }

    @Nullable
    Value find(String wanted) {
        for (Frame frame = this; frame != null; frame = frame.outer) {
            if (frame.name.equals(wanted)) {
                return frame.value;
            }
        }
        return null;
    }
}
