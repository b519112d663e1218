export { SegmentBrands } from './SegmentBrands.tsx';
export type { SegmentBrandsLabels, SegmentBrandsProps } from './SegmentBrands.tsx';
