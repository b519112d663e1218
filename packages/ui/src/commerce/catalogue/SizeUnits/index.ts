export { SizeUnits } from './SizeUnits.tsx';
export type { SizeUnitsLabels, SizeUnitsProps } from './SizeUnits.tsx';
export { useSizeUnits, type BySize, type SizeUnitsModel, type SizeUnitsOptions } from './useSizeUnits.ts';
