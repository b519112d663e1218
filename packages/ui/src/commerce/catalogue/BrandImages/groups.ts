/** One big and four small (K-61). */
export const mosaicSize = 5;

/** Neighbours together, `size` at a time; the last group holds what is left. */
export const groupsOf = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
