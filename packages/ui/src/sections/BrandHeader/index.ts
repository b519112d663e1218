export { BrandHeader } from './BrandHeader.tsx';
export type { BrandHeaderProps, BrandTab } from './BrandHeader.tsx';
