import { centsOfNumber, isPayable, LANGUAGES, readAmount } from '@vitrine/api/rules';
import type { Language } from '../../../domain/language.ts';
import { folded, numberIn, wholeIn } from '../../../platform/documents/reading/cells.ts';
import type { SheetCell } from '../../../platform/documents/reading/types.ts';
import { texts } from './words.ts';

const mostCents = 999_999_900;
const mostUnits = 1_000_000;

/** An amount in cents that a currency has; undefined for a fraction of its smallest coin, such as half a yen. */
const payable = (cents: number, currency: string | undefined): number | undefined =>
  isPayable(cents, currency) ? cents : undefined;

const centsOf = (cell: SheetCell, language: Language, currency: string | undefined): number | undefined => {
  const number = numberIn(cell);
  if (number !== undefined && number >= 0 && number <= mostCents) return payable(centsOfNumber(number), currency);
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
