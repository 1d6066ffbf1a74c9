package tedomari.draw;

import tedomari.cgt.Dyadic;

/** A point of a wall where it begins, bends or ends. */
record Corner(Dyadic value, Dyadic temperature) {}
