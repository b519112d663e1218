export { BrandHeader } from './BrandHeader.tsx';
export type { BrandHeaderPart, BrandHeaderProps, BrandTab } from './BrandHeader.tsx';
