package tedomari.semeai;

/** Where the last liberty of the essential block falls: in the part that is looked at (LA), or elsewhere (NL). */
enum LastLiberty {
    HERE,
    ELSEWHERE
}
