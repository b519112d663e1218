export { SizeUnits } from './SizeUnits.tsx';
export type { SizeUnitsLabels, SizeUnitsProps } from './SizeUnits.tsx';
