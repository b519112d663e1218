import type { QuantityLabels } from '../labels.ts';
import type { CartGridRow, CartGridSize } from '../types.ts';

export interface NoticePlaces {
  rows: readonly CartGridRow[];
  sizes: readonly CartGridSize[];
  labels: QuantityLabels;
}

/** Names of the colour and the size of a cell. */
export const colourAndSize = ({ rows, sizes }: NoticePlaces, itemId: number): { colour: string; size: string } => {
  const row = rows.find((candidate) => candidate.cells.some((cell) => cell.itemId === itemId));
  const cell = row?.cells.find((candidate) => candidate.itemId === itemId);
  const size = sizes.find((candidate) => candidate.id === cell?.sizeId);
  return { colour: row?.label ?? '', size: size?.name ?? '' };
};

/** Colour and size of a cell, as a notice names it. */
export const placeName = (where: NoticePlaces, itemId: number): string =>
  where.labels.place(colourAndSize(where, itemId));
