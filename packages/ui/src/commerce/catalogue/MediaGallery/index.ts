export { MediaGallery } from './MediaGallery.tsx';
export { MediaGallerySkeleton, type MediaGallerySkeletonProps } from './MediaGallerySkeleton.tsx';
export type { MediaGalleryLabels, MediaGalleryProps } from './MediaGallery.tsx';
export type { Medium } from './MediaStage.tsx';
