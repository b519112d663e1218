/** A component as it can be found. */
export interface Entry {
  title: string;
  purpose: string;
  /** What it shows and what is written about its words. */
  words: readonly string[];
}

export interface Hit extends Entry {
  /** The words that made it a hit, when its name did not. */
  because?: string;
}

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const rank = (hit: Hit, name: string, wanted: string): number => {
  if (name.includes(wanted)) return 0;
  if (hit.because && fold(hit.because).startsWith(wanted)) return 1;
  return hit.because ? 2 : 3;
};

/** Components by name, by words they show and by purpose, in that order; all of them for an empty search. */
export const find = (entries: readonly Entry[], search: string): Hit[] => {
  const wanted = fold(search.trim());
  if (wanted === '') return [...entries];
  return entries
    .flatMap((entry): { hit: Hit; order: number }[] => {
      const name = fold(entry.title);
      const because = entry.words.find((words) => fold(words).includes(wanted));
      if (!name.includes(wanted) && !because && !fold(entry.purpose).includes(wanted)) return [];
      const hit = { ...entry, because };
      return [{ hit, order: rank(hit, name, wanted) }];
    })
    .sort((a, b) => a.order - b.order)
    .map(({ hit }) => hit);
};
