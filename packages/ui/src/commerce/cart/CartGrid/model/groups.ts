/** Rows that render, and are skipped off screen, together. */
const SIZE = 5;

/** The first places of groups of one size; the last group may be smaller. */
export const groupsOf = <Row>(rows: readonly Row[]): { first: number; end: number }[] =>
  Array.from({ length: Math.ceil(rows.length / SIZE) }, (_, at) => ({ first: at * SIZE, end: (at + 1) * SIZE }));
