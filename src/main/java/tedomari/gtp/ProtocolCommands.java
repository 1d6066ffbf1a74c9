package tedomari.gtp;

/** The commands that are about the session itself. */
final class ProtocolCommands {

    private ProtocolCommands() {}

    static void addTo(CommandTable table, String version) {
        table.add("protocol_version", arguments -> "2");
        table.add("name", arguments -> "Tedomari");
        table.add("version", arguments -> version);
        table.add("list_commands", arguments -> String.join("\n", table.names()));
        table.add("known_command", arguments -> String.valueOf(table.find(arguments.word("a command")) != null));
        table.add("help", arguments -> String.join("\n", table.names()));
        table.add("echo", Arguments::rest);
        table.add("gogui-interrupt", arguments -> "");
    }
}
