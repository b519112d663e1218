export { BrandImages } from './BrandImages.tsx';
export type { BrandImagesProps } from './BrandImages.tsx';
export type { BrandImageData } from './BrandImage.tsx';
