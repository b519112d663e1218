/** A page number, or a gap in the row of them. */
export type Step = number | 'gap';

/** The pages worth offering: the ends, the current one and its neighbours; a gap never stands for a single page. */
export const steps = (page: number, count: number): Step[] => {
  const near = new Set([1, count, page - 1, page, page + 1].filter((n) => n >= 1 && n <= count));
  if (page === 4) near.add(2);
  if (page === count - 3) near.add(count - 1);
  const sorted = [...near].toSorted((a, b) => a - b);
  return sorted.flatMap((n, index): Step[] => (index > 0 && n - (sorted[index - 1] ?? n) > 1 ? ['gap', n] : [n]));
};
