export { LineSheetGrid, type LineSheetGridProps } from './LineSheetGrid.tsx';
export type { LineSheetLabels, LineSheetProduct } from './types.ts';
