/** How many letters have to be changed, added or taken away to make one word of the other. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [i, letter] of one.split('').entries()) {
    const above = row;
    row = [i + 1];
    for (const [j, wanted] of other.split('').entries())
      row.push(Math.min((above[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1, (above[j] ?? 0) + (letter === wanted ? 0 : 1)));
  }
  return row.at(-1) ?? 0;
};

/** The one of `choices` that was probably meant; none when nothing is near. */
export const nearest = (word: string, choices: Iterable<string>): string | undefined => {
  const meant = word.slice(0, 100).toLowerCase();
  let best: string | undefined;
  let least = Math.max(2, Math.ceil(meant.length / 3)) + 1;
  for (const choice of choices) {
    if (Math.abs(choice.length - meant.length) >= least) continue;
    const steps = distance(meant, choice.toLowerCase());
    if (steps < least) [best, least] = [choice, steps];
  }
  return best;
};

export const didYouMean = (word: string, choices: Iterable<string>): string => {
  const meant = nearest(word, choices);
  return meant === undefined ? '' : ` Did you mean "${meant}"?`;
};
