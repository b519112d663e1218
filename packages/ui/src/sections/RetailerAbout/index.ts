export { RetailerAbout } from './RetailerAbout.tsx';
export type { RetailerAboutLabels, RetailerAboutProps } from './RetailerAbout.tsx';
