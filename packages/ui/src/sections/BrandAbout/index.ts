export { BrandAbout } from './BrandAbout.tsx';
export type { BrandAboutLabels, BrandAboutPart, BrandAboutProps } from './types.ts';
export type { FeaturedBlockProps } from './FeaturedBlock.tsx';
