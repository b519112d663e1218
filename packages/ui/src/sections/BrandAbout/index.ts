export { BrandAbout } from './BrandAbout.tsx';
export type { BrandAboutLabels, BrandAboutProps } from './props.ts';
export type { FeaturedBlockProps } from './FeaturedBlock.tsx';
