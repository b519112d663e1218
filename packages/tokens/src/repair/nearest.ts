import { distance } from 'fastest-levenshtein';

/** Letters and digits alone, so that case, spaces and hyphens do not count. */
export const bare = (word: string): string =>
  word
    .slice(0, 60)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

/** What people call the choices besides their names. */
const synonyms: Record<string, string[]> = {
  none: ['sharp', 'square', 'zero', '0', 'no', 'off'],
  sm: ['small', 's', 'slight', 'subtle'],
  md: ['medium', 'm', 'middle', 'normal', 'rounded'],
  lg: ['large', 'l', 'big', 'round'],
  xl: ['extralarge', 'xlarge', 'huge'],
  pill: ['full', 'capsule', 'circle', 'round'],
  square: ['sharp', 'none', 'rectangle'],
  hairline: ['thin', 'fine', 'light'],
  thick: ['bold', 'heavy', 'strong'],
  airy: ['comfortable', 'spacious', 'loose', 'relaxed'],
  compact: ['dense', 'tight', 'condensed'],
  regular: ['normal', 'medium', 'default', 'standard'],
  flat: ['none', 'no'],
  soft: ['shadow', 'raised', 'subtle'],
  hard: ['brutal', 'brutalist', 'offset'],
  dark: ['night', 'black'],
  light: ['day', 'white'],
  quiet: ['small', 'calm', 'subtle'],
  grand: ['large', 'big', 'loud'],
  uppercase: ['upper', 'caps', 'capitals'],
};

/** The closest of a closed list, by name, by synonym or by spelling; null where nothing is close. */
export const nearest = <T extends string>(given: string, choices: readonly T[]): T | null => {
  const word = bare(given);
  if (word === '') return null;
  const named =
    choices.find((choice) => bare(choice) === word) ??
    choices.find((choice) => (synonyms[choice] ?? []).includes(word));
  if (named) return named;
  const within = choices.find(
    (choice) => word.length > 2 && (bare(choice).startsWith(word) || word.startsWith(bare(choice))),
  );
  if (within) return within;
  const ranked = choices
    .map((choice) => ({ choice, off: distance(word, bare(choice)) }))
    .toSorted((a, b) => a.off - b.off)[0];
  return ranked && ranked.off <= Math.max(1, Math.floor(ranked.choice.length * 0.5)) ? ranked.choice : null;
};
