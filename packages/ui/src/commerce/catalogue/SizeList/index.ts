export { SizeList, sizeRun } from './SizeList.tsx';
export type { SizeListProps } from './SizeList.tsx';
