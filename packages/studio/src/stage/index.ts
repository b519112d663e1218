export { Stage } from './Stage.tsx';
export { Thumbnail } from './Thumbnail.tsx';
export type { ThumbnailLabels, ThumbnailProps } from './Thumbnail.tsx';
