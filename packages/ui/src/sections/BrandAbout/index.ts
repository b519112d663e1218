export { BrandAbout } from './BrandAbout.tsx';
export type { BrandAboutLabels, BrandAboutProps } from './BrandAbout.tsx';
export type { FeaturedBlockProps } from './FeaturedBlock.tsx';
