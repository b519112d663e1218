export { BrandAbout } from './BrandAbout.tsx';
export type { BrandAboutLabels, BrandAboutProps } from './BrandAbout.tsx';
export { InfoBlock } from './InfoBlock.tsx';
export type { InfoBlockProps } from './InfoBlock.tsx';
export type { StyleImage } from './StyleImages.tsx';
