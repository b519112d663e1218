type Ids = ReadonlySet<string>;

/** Chooses or leaves these; what else is chosen stays so. */
export const choose = (selected: Ids, ids: readonly string[], on: boolean): Ids => {
  const next = new Set(selected);
  for (const id of ids) {
    if (on) next.add(id);
    else next.delete(id);
  }
  return next;
};

/** Everything from one place of a list to another, whichever comes first. */
export const span = (ids: readonly string[], from: number, to: number): string[] =>
  ids.slice(Math.min(from, to), Math.max(from, to) + 1);

/** How much of what is shown is chosen. */
export const shareOf = (selected: Ids, ids: readonly string[]): 'none' | 'some' | 'all' => {
  const count = ids.filter((id) => selected.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
};
