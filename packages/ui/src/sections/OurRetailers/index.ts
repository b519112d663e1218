export { OurRetailers } from './OurRetailers.tsx';
export type { OurRetailersProps } from './OurRetailers.tsx';
