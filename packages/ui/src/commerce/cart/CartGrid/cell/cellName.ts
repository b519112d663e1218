import type { CartGridLabels } from '../labels.ts';
import { hintKind } from '../model/quantities.ts';
import type { CartGridCell } from '../types.ts';

interface Named {
  cell: CartGridCell | null;
  product: string;
  colour: string;
  size: string;
  labels: CartGridLabels;
}

/** What is left of it, when that is little or always said. */
export const hintOf = (cell: CartGridCell, labels: Pick<CartGridLabels, 'left' | 'outOfStock'>): string | null => {
  const hint = hintKind(cell);
  if (hint === 'none') return null;
  return hint === 'out' ? labels.outOfStock : labels.left({ units: cell.stock ?? 0 });
};

const stateWord = ({ state, message, theirs = 0 }: CartGridCell, labels: CartGridLabels): string | null => {
  if (state === 'idle') return null;
  if (state === 'conflict') return labels.conflict.cell({ theirs });
  return state === 'failed' ? (message ?? labels.failed) : labels[state];
};

/** What changes from cell to cell, then what else is shown of it. */
export const nameOf = ({ cell, product, colour, size, labels }: Named): string => {
  if (!cell) return `${colour} ${size}, ${labels.notMade}`;
  const name = labels.cell({ product, colour, size, quantity: cell.quantity });
  return [name, hintOf(cell, labels), stateWord(cell, labels)].filter(Boolean).join(', ');
};
