export { CartGrid, type CartGridProps } from './CartGrid.tsx';
export type { CartGridLabels, CellWords, ConflictLabels, PasteLabels, QuantityLabels } from './labels.ts';
export type { CartGridCell, CartGridRow, CartGridSize, QuantityWish, SaveState } from './types.ts';
export type { CommitEvent } from './input/useEdits.ts';
export { Swatch } from './cell/Swatch.tsx';
