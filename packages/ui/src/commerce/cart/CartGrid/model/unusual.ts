import type { QuantityChange } from '../types.ts';
import type { Matrix } from './quantities.ts';

/** One digit too many. */
const TIMES = 10;

/** The change, if it is one entry of at least ten times the largest other quantity of its colour. */
export const unusualOf = (matrix: Matrix, changes: readonly QuantityChange[]): QuantityChange | null => {
  const [change, ...others] = changes;
  if (!change || others.length > 0) return null;
  const row = matrix.find((cells) => cells.some((cell) => cell?.itemId === change.itemId)) ?? [];
  const largest = Math.max(0, ...row.map((cell) => (cell && cell.itemId !== change.itemId ? cell.quantity : 0)));
  return largest > 0 && change.quantity >= TIMES * largest ? change : null;
};
