/**
 * Letters beside a to z of the languages that write a code in each encoding, the likeliest first. The encodings share most of their codes: only the
 * letters of one language tell them apart.
 */
const languages: readonly (readonly [encoding: string, letters: string])[] = [
  ['windows-1252', 'áâãàçéêíóôõúü'],
  ['windows-1252', 'áéíñóúüªº'],
  ['windows-1252', 'àâæçéèêëîïôœùûüÿ'],
  ['windows-1252', 'äöüß'],
  ['windows-1252', 'àèéìíîòóùú'],
  ['windows-1252', 'äåöé'],
  ['windows-1252', 'æøåé'],
  ['windows-1252', 'éëïóöü'],
  ['windows-1254', 'çğıiöşüâîû\u0307'],
  ['windows-1250', 'ąćęłńóśźż'],
  ['windows-1250', 'áčďéěíňóřšťúůýž'],
  ['windows-1250', 'áäčďéíĺľňóôŕšťúýž'],
  ['windows-1250', 'áéíóöőúüű'],
  ['windows-1250', 'ăâîşţ'],
  ['windows-1250', 'čćđšž'],
  ['windows-1252', 'áæðéíóöúýþ'],
  ['windows-1252', 'äöõüšž'],
  // They differ from windows-1252 in these languages by œ, š and ž alone.
  ['iso-8859-15', 'àâæçéèêëîïôœùûüÿ'],
  ['iso-8859-15', 'äöõüšž'],
];

/** Signs that stand in words of every language. */
const common = new Set('’‘“”–—…€°®™«»•·');
const mostLookedAt = 200_000;

/** Words in which a letter beside a to z stands between others: a sign before a number tells nothing. */
const wordsIn = (text: string): string[] =>
  text
    .slice(0, mostLookedAt)
    .split(/[\s;,|"()/]+/)
    .filter((word) => /[a-z]/i.test(word) && /[^\0-\x7F]/.test(word));

const strangersIn = (words: readonly string[], letters: string): number => {
  const known = new Set(letters);
  const isStranger = (sign: string): boolean => sign > '\x7F' && !known.has(sign) && !common.has(sign);
  return words.reduce((sum, word) => sum + Array.from(word.toLowerCase()).filter(isStranger).length, 0);
};

/**
 * The encoding of a text of one byte a letter: that of the language which knows most of its letters. Libraries that count letters need a page;
 * a list of products has a few words.
 */
export const guessEncoding = (bytes: Uint8Array): string => {
  const read = new Map(
    [...new Set(languages.map(([name]) => name))].map((name) => [name, wordsIn(new TextDecoder(name).decode(bytes))]),
  );
  const counts = languages.map(([name, letters]) => strangersIn(read.get(name) ?? [], letters));
  const best = counts.indexOf(Math.min(...counts));
  return languages[best]?.[0] ?? 'windows-1252';
};
