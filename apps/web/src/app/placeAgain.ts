/** An element as it can be told from others with the same tag. */
interface Described {
  /** What it is, in any language. */
  kind: string;
  /** What it says. */
  text: string;
}

/**
 * Where an element is in a page that was drawn again, such as in another language: the one of its kind that says the same, or, where none does, the one
 * at the same place among its kind. -1 where that is not certain, because the page has more or fewer of them than before.
 */
export const placeAgain = (before: readonly Described[], at: number, now: readonly Described[]): number => {
  const wanted = before[at];
  const nthOf = (isAlike: (one: Described) => boolean): number | undefined => {
    const places = now.flatMap((one, place) => (isAlike(one) ? [place] : []));
    return places.length === before.filter(isAlike).length ? places[before.slice(0, at).filter(isAlike).length] : -1;
  };
  if (!wanted) return -1;
  const isOfKind = ({ kind }: Described): boolean => kind === wanted.kind;
  const saysTheSame = (one: Described): boolean => isOfKind(one) && one.text === wanted.text;
  return (now.some(saysTheSame) ? nthOf(saysTheSame) : nthOf(isOfKind)) ?? -1;
};
