import { distance } from 'fastest-levenshtein';

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
