import type { Language } from '../../../domain/language.ts';
import { createTranslator } from '../../words.ts';
import type { GuessedEncoding } from './types.ts';

const texts = {
  rows: { en: 'Hidden lines count too: {names}.', pt_BR: 'Linhas ocultas também contam: {names}.' },
  columns: { en: 'Hidden columns count too: {names}.', pt_BR: 'Colunas ocultas também contam: {names}.' },
  others: {
    en: 'Other sheets of the file were not read: {names}.',
    pt_BR: 'Outras planilhas do arquivo não foram lidas: {names}.',
  },
  sums: { en: 'Lines of sums were left out: {names}.', pt_BR: 'Linhas de somas ficaram de fora: {names}.' },
  measures: {
    en: 'Each quantity is taken as single units, also where the sheet says {names}.',
    pt_BR: 'Cada quantidade é contada em unidades avulsas, também onde a planilha diz {names}.',
  },
  letters: {
    en: 'The file does not say how it writes letters. Please check whether these are right: {names}. If not, save it as XLSX or as CSV in UTF-8.',
    pt_BR:
      'O arquivo não diz como grava as letras. Confira se estas estão certas: {names}. Se não, salve-o como XLSX ou como CSV em UTF-8.',
  },
} as const;

const t = createTranslator(texts);

/** What was read of a sheet although its author may not see it, and what was not read. */
export interface Noted {
  /** Hidden rows that count, as spreadsheets number them. */
  rows?: readonly number[];
  /** Hidden columns that count, by name. */
  columns?: readonly string[];
  /** Sheets with a table that were not read. */
  others?: readonly string[];
  sums?: readonly number[];
  /** What quantities are said to be of, such as dozens. */
  measures?: readonly string[];
  encoding?: GuessedEncoding | null;
}

const mostNamed = 10;

const listed = (names: readonly (string | number)[]): string =>
  `${names.slice(0, mostNamed).join(', ')}${names.length > mostNamed ? ', …' : ''}`;

/** The same as sentences, for the person who sent the sheet. */
export const notesIn = (language: Language, { encoding, ...lists }: Noted): string[] =>
  Object.entries({ ...lists, letters: encoding?.words ?? [] }).flatMap(([key, names]) =>
    names.length === 0 ? [] : [t(language, key as keyof typeof texts, { names: listed(names) })],
  );
