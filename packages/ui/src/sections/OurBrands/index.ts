export { OurBrands } from './OurBrands.tsx';
export type { OurBrandsProps } from './OurBrands.tsx';
