import { gtinDigits, gtinOfNumber } from '@vitrine/api/rules';
import { isDash, numberIn, textOf } from './cells.ts';
import type { SheetCell } from './types.ts';

/** The digits of a GTIN in a cell: a number gets back the zeros that it has lost. Empty for a blank cell. */
export const gtinIn = (cell: SheetCell | undefined): string => {
  const number = numberIn(cell);
  if (number !== undefined) return gtinOfNumber(number);
  const text = textOf(cell);
  return isDash(text) ? '' : gtinDigits(text);
};
