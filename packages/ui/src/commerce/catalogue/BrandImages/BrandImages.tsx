import { lazy, Suspense, useState } from 'react';
import { Carousel } from '../../../components/Carousel/index.ts';
import type { MediaGalleryLabels } from '../MediaGallery/index.ts';
import { BrandImage } from './BrandImage.tsx';
import type { BrandImageData } from './BrandImage.tsx';
import * as css from './BrandImages.css.ts';
import { groupsOf, mosaicSize } from './groups.ts';

/** Only who enlarges a picture pays for the dialog. */
const Lightbox = lazy(async () => ({ default: (await import('../../../components/Lightbox/index.ts')).Lightbox }));

export interface BrandImagesProps {
  /** What the pictures show together. */
  label: string;
  images: BrandImageData[];
  /** `strip`: four in view; `mosaic`: groups of one big and four small (K-61, D-039); `pairs`: two in view (K-18). */
  layout?: 'strip' | 'mosaic' | 'pairs';
  labels: MediaGalleryLabels;
}

const presets = { strip: 'brandArea', mosaic: 'single', pairs: 'pairs' } as const;
const sizes = {
  strip: '(min-width: 75rem) 25vw, (min-width: 48rem) 50vw, 100vw',
  mosaic: '(min-width: 48rem) 50vw, 100vw',
  pairs: '50vw',
};

/** A brand's pictures in a slider; each opens larger. */
export function BrandImages({ label, images, layout = 'strip', labels }: BrandImagesProps) {
  const [open, setOpen] = useState<number>();
  const tile = (image: BrandImageData, inMosaic: boolean) => (
    <BrandImage
      key={image.id}
      image={image}
      sizes={sizes[layout]}
      enlarge={`${labels.enlarge}: ${image.title}`}
      inMosaic={inMosaic}
      onEnlarge={() => setOpen(images.indexOf(image))}
    />
  );
  return (
    <div data-component="BrandImages" data-layout={layout}>
      <Carousel label={label} labels={labels} preset={presets[layout]}>
        {layout === 'mosaic'
          ? groupsOf(images, mosaicSize).map((group) => (
              <div key={group[0]?.id} className={css.mosaic} data-part="group">
                {group.map((image) => (
                  <div key={image.id} className={css.tile}>
                    {tile(image, true)}
                  </div>
                ))}
              </div>
            ))
          : images.map((image) => tile(image, false))}
      </Carousel>
      {open !== undefined && (
        <Suspense fallback={null}>
          <Lightbox
            open
            label={label}
            pictures={images.map(({ id, original, title }) => ({ id, src: original, alt: title, caption: title }))}
            start={open}
            onClose={() => setOpen(undefined)}
            labels={labels}
          />
        </Suspense>
      )}
    </div>
  );
}
