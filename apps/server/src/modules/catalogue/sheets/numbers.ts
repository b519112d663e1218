import type { SheetCell } from '../../../platform/documents/reading/types.ts';
import { folded } from '../../drafts/parse.ts';
import { texts } from './words.ts';

const mostAmount = 9_999_999;
const mostUnits = 1_000_000;

/** An amount in cents; undefined for what is none. Commas and points both separate decimals. */
export const amountIn = (cell: SheetCell): number | undefined => {
  const value =
    typeof cell === 'number'
      ? cell
      : typeof cell === 'string' && /^\d{1,7}(?:[.,]\d{1,2})?$/.test(cell)
        ? Number(cell.replace(',', '.'))
        : NaN;
  return value >= 0 && value <= mostAmount ? Math.round(value * 100) : undefined;
};

/** Units from 0, null where they are not limited; undefined for what is neither. */
export const stockIn = (cell: SheetCell): number | null | undefined => {
  if (typeof cell === 'string' && Object.values(texts.unlimited).some((word) => folded(word) === folded(cell)))
    return null;
  const value =
    typeof cell === 'number' ? cell : typeof cell === 'string' && /^\d{1,7}$/.test(cell) ? Number(cell) : NaN;
  return Number.isSafeInteger(value) && value >= 0 && value <= mostUnits ? value : undefined;
};
