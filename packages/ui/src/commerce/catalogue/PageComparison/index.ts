export { PageComparison } from './PageComparison.tsx';
export type { ComparedPart, PageComparisonLabels, PageComparisonProps } from './types.ts';
