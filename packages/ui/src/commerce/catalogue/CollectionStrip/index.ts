export { CollectionStrip } from './CollectionStrip.tsx';
export type { CollectionEntry, CollectionStripProps } from './CollectionStrip.tsx';
