/** The width of a text in its style. */
export type Measure = (text: string) => number;

const ellipsis = '…';

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** The letters of a text, each with its marks. */
export const lettersOf = (text: string): string[] => Array.from(letters.segment(text), ({ segment }) => segment);

/** As much of a text as fits, with an ellipsis. */
const cut = (text: string, room: number, measure: Measure): string => {
  let kept = text;
  while (kept !== '' && measure(`${kept}${ellipsis}`) > room) kept = lettersOf(kept).slice(0, -1).join('').trimEnd();
  return `${kept}${ellipsis}`;
};

/** A word that is wider than a line, in pieces that fit. */
const pieces = (word: string, room: number, measure: Measure): string[] => {
  if (measure(word) <= room) return [word];
  const found: string[] = [''];
  for (const letter of lettersOf(word)) {
    const longer = `${found.at(-1)}${letter}`;
    if (measure(longer) <= room) found[found.length - 1] = longer;
    else found.push(letter);
  }
  return found;
};

const fill = (text: string, room: number, measure: Measure): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ').flatMap((each) => pieces(each, room, measure))) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && measure(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

/** Lines of a text that fit a width. The last of `most` lines ends in an ellipsis when there is more. */
export const breakLines = (text: string, room: number, most: number, measure: Measure): string[] => {
  if (text === '') return [];
  const lines = fill(text, room, measure);
  if (lines.length <= most) return lines;
  // No more of the rest than could fit is looked at.
  const rest = lines.slice(most - 1, most + 1).join(' ');
  return [...lines.slice(0, most - 1), cut(rest, room, measure)];
};
