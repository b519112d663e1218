export { BrandAbout } from './BrandAbout.tsx';
export type { BrandAboutLabels, BrandAboutProps } from './types.ts';
export type { FeaturedBlockProps } from './FeaturedBlock.tsx';
