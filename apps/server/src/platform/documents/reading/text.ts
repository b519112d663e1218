import papaparse from 'papaparse';
import { withoutGuard } from '../csv.ts';
import { keepable } from './cells.ts';
import { guessEncoding } from './guessEncoding.ts';
import type { GuessedEncoding, SheetRows } from './types.ts';

/** The code of the euro sign in ISO-8859-15, which in the others is a sign that no price list has. */
const euroOfLatin9 = 0xa4;
const mostWords = 3;
/** Characters from which the separator is told. */
const mostLookedAt = 20_000;

const decode = (bytes: Uint8Array, name: string): string => new TextDecoder(name, { fatal: true }).decode(bytes);

/** UTF-16 without a mark has a zero beside nearly every letter. */
const utf16Of = (bytes: Uint8Array): string | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 400);
  const zeros = (odd: number): number => start.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  if (start.length < 4 || zeros(0) + zeros(1) < start.length / 4) return undefined;
  return zeros(1) > zeros(0) ? 'utf-16le' : 'utf-16be';
};

const wordsOf = (text: string): string[] =>
  [...new Set(text.split(/[^\p{L}€’]+/u))].filter((word) => /[^\0-\x7F]/.test(word)).slice(0, mostWords);

export interface DecodedText {
  text: string;
  encoding: GuessedEncoding | null;
}

const guess = (bytes: Uint8Array): DecodedText => {
  const hasEuro = bytes.includes(euroOfLatin9);
  const name = hasEuro ? 'iso-8859-15' : guessEncoding(bytes);
  const text = new TextDecoder(name).decode(bytes);
  return { text, encoding: { name, words: wordsOf(text) } };
};

/** A text file as text. What is neither UTF-8 nor UTF-16 is guessed, and the guess is told. */
export const decodeText = (bytes: Uint8Array): DecodedText => {
  const wide = utf16Of(bytes);
  try {
    return { text: decode(bytes, wide ?? 'utf-8'), encoding: null };
  } catch {
    return guess(bytes);
  }
};

/** `sep=;` in the first line is for Excel; some programs put quotes around it. */
const separatorLine = /^"?sep=(.)"?(?:\r\n?|\n)/i;

/** Before another one that stands in as many lines: a comma may be of a number, a semicolon is not. */
const separators = ['\t', ';', ',', '|'];

/** What separates cells: the sign that most lines have outside of quotes. */
const separatorOf = (text: string): string => {
  const start = text.slice(0, mostLookedAt).split('"');
  const lines = start
    .filter((_, at) => at % 2 === 0)
    .join('')
    .split(/[\r\n]/);
  const counts = separators.map((sign) => lines.filter((line) => line.includes(sign)).length);
  const most = Math.max(...counts);
  return most === 0 ? ',' : (separators[counts.indexOf(most)] ?? ',');
};

/** A character that no text has. */
const noQuote = '\uFFFF';

const parse = (text: string, delimiter: string, quoteChar: string) =>
  papaparse.parse<string[]>(text, { delimiter, quoteChar, newline: text.includes('\n') ? undefined : '\r' });

/**
 * Rows of a text with separators, as any spreadsheet saves it or puts it on the clipboard. Blank rows stay, so that a row keeps its number. A quote
 * that nothing closes is a sign like any other.
 */
export const rowsOfText = (whole: string, isSaved = false): SheetRows => {
  const text = whole.trimEnd();
  const [line = '', said] = separatorLine.exec(text) ?? [];
  const body = text.slice(line.length);
  const delimiter = said ?? separatorOf(body);
  const parsed = parse(body, delimiter, '"');
  const isQuoted = !parsed.errors.some(({ type }) => type === 'Quotes');
  const { data } = isQuoted ? parsed : parse(body, delimiter, noQuote);
  return data.map((row) => {
    const cells = row.map((cell) => keepable(isSaved ? withoutGuard(cell) : cell).trim() || null);
    return cells.slice(0, cells.findLastIndex((cell) => cell !== null) + 1);
  });
};
