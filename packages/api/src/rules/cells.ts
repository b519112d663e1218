/** The most cells of a catalogue that one call sets. */
export const mostCells = 5000;
