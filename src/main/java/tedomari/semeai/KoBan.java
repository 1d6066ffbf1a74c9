package tedomari.semeai;

/**
 * Who may not replay a point where his stone was captured, unless the new stone connects to his block: with the ban on the
 * defender a region is worth its low value, with the ban on the attacker its high one. Where the two agree, ko does not
 * matter.
 */
enum KoBan {
    ON_DEFENDER,
    ON_ATTACKER
}
