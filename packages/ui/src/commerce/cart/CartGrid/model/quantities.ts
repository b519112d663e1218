import type { CartGridCell, CartGridRow, CartGridSize, QuantityChange, QuantityWish, StockNotice } from '../types.ts';
import type { Place } from '../../../../internal/grid/selection.ts';

/** Under this many units left, the cell says so (V-063, K-52). */
const LOW_STOCK = 5;

/** Cells by place; null where a colour is not made in a size. */
export type Matrix = readonly (readonly (CartGridCell | null)[])[];

export const matrixOf = (rows: readonly CartGridRow[], sizes: readonly CartGridSize[]): Matrix =>
  rows.map((row) => {
    const bySize = new Map(row.cells.map((cell) => [cell.sizeId, cell]));
    return sizes.map((size) => bySize.get(size.id) ?? null);
  });

export const cellAt = (matrix: Matrix, { row, column }: Place): CartGridCell | null => matrix[row]?.[column] ?? null;

/** Whole, never below 0 (V-062), never above stock (V-060). */
export const clamp = (quantity: number, stock: number | null): number =>
  Math.min(Math.max(0, Math.floor(quantity)), stock ?? Number.MAX_SAFE_INTEGER);

export interface Settled {
  changes: QuantityChange[];
  notices: StockNotice[];
}

/** What becomes of wishes: the changes that stand, and a notice for each that stock cut short. */
export const settle = (matrix: Matrix, wishes: readonly QuantityWish[]): Settled => {
  const cells = new Map(matrix.flat().flatMap((cell) => (cell ? [[cell.itemId, cell] as const] : [])));
  const settled: Settled = { changes: [], notices: [] };
  for (const { itemId, quantity, seen } of wishes) {
    const cell = cells.get(itemId);
    if (!cell) continue;
    const stands = clamp(quantity, cell.stock);
    if (cell.stock !== null && quantity > cell.stock)
      settled.notices.push({ itemId, wanted: quantity, available: cell.stock });
    if (stands !== cell.quantity)
      settled.changes.push({ itemId, quantity: stands, before: cell.quantity, seen: seen ?? cell.quantity });
  }
  return settled;
};

const sum = (cells: readonly (CartGridCell | null)[]) =>
  cells.reduce((total, cell) => total + (cell?.quantity ?? 0), 0);

export interface Totals {
  rows: number[];
  columns: number[];
  all: number;
}

export const totalsOf = (matrix: Matrix): Totals => {
  const rows = matrix.map(sum);
  const columns = (matrix[0] ?? []).map((_, column) => sum(matrix.map((row) => row[column] ?? null)));
  return { rows, columns, all: rows.reduce((total, row) => total + row, 0) };
};

/** Stock has fallen below what is in the cart. */
export const isOver = ({ quantity, stock }: CartGridCell): boolean => stock !== null && quantity > stock;

export type StockHint = 'none' | 'low' | 'out' | 'told';

/** 1 to 4 left is said; none left is out of stock (D-087). */
export const stockHint = (stock: number | null): StockHint => {
  if (stock === null || stock >= LOW_STOCK) return 'none';
  return stock > 0 ? 'low' : 'out';
};

/** What a cell says of its stock: `told` where it says so however much is left. */
export const hintKind = ({ stock, alwaysSaysLeft }: CartGridCell): StockHint => {
  const hint = stockHint(stock);
  return alwaysSaysLeft && stock !== null && hint !== 'out' ? 'told' : hint;
};
