export { SizeChartDialog } from './SizeChartDialog.tsx';
export type { SizeChartDialogProps, SizeChartLabels } from './SizeChartDialog.tsx';
export { convert } from './convert.ts';
export type { LengthUnit } from './convert.ts';
