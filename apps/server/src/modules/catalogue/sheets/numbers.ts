import { LANGUAGES, readAmount } from '@vitrine/api/rules';
import type { Language } from '../../../domain/language.ts';
import { folded, numberIn, wholeIn } from '../../../platform/documents/reading/cells.ts';
import type { SheetCell } from '../../../platform/documents/reading/types.ts';
import { texts } from './words.ts';

const mostCents = 999_999_900;
const mostUnits = 1_000_000;

const centsOf = (cell: SheetCell, language: Language, currency: string | undefined): number | undefined => {
  const number = numberIn(cell);
  // To the digits that a spreadsheet keeps: 1.005 is a little less as a fraction of two, and is 1.01.
  if (number !== undefined) return Math.round(Number((number * 100).toPrecision(15)));
  return typeof cell === 'string'
    ? readAmount(cell.normalize('NFKC'), { locale: LANGUAGES[language].tag, currency })
    : undefined;
};

/** Reads cells as amounts in cents; undefined for what is none. */
export const amountsIn =
  (language: Language, currency: string | undefined) =>
  (cell: SheetCell): number | undefined => {
    const cents = centsOf(cell, language, currency);
    return cents !== undefined && cents >= 0 && cents <= mostCents ? cents : undefined;
  };

/** Units from 0, null where they are not limited; undefined for what is neither. */
export const stockIn = (cell: SheetCell): number | null | undefined => {
  if (typeof cell === 'string' && Object.values(texts.unlimited).some((word) => folded(word) === folded(cell)))
    return null;
  return wholeIn(cell, mostUnits);
};
