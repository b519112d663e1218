import { Skeleton } from '../../../components/Skeleton/index.ts';
import * as css from './MediaGallery.css.ts';

export interface MediaGallerySkeletonProps {
  /** Says that the pictures are being loaded. */
  label: string;
}

/** The shape of a gallery on its way. */
export const MediaGallerySkeleton = ({ label }: MediaGallerySkeletonProps) => (
  <div className={css.root}>
    <div className={css.thumbnails}>
      {[0, 1, 2].map((at) => (
        <div key={at} className={css.waiting}>
          <Skeleton ratio="3:4" />
        </div>
      ))}
    </div>
    <div className={css.stage}>
      <Skeleton ratio="3:4" label={label} />
    </div>
  </div>
);
