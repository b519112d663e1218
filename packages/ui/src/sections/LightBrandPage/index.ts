export * from './LightBrandPage.tsx';
export type { Highlight } from './Highlights.tsx';
