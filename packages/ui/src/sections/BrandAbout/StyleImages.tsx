import { lazy, Suspense, useState } from 'react';
import { Carousel } from '../../components/Carousel/index.ts';
import { Picture, TextLink } from '../../foundation/index.ts';
import type { MediaGalleryLabels } from '../../commerce/MediaGallery/index.ts';
import * as css from './BrandAbout.css.ts';

const Lightbox = lazy(async () => ({ default: (await import('../../components/Lightbox/index.ts')).Lightbox }));

export interface StyleImage {
  id: string;
  title: string;
  /** Picture of the strip, and the whole one of the lightbox. */
  src: string;
  original: string;
  link?: { label: string; href: string } | null;
}

interface StyleImagesProps {
  label: string;
  images: StyleImage[];
  labels: MediaGalleryLabels;
}

/** A strip of brand style pictures; each opens larger. */
export function StyleImages({ label, images, labels }: StyleImagesProps) {
  const [open, setOpen] = useState<number>();
  const pictures = images.map(({ id, original, title }) => ({ id, src: original, alt: title, caption: title }));
  return (
    <>
      <Carousel label={label} labels={labels} preset="brandArea">
        {images.map(({ id, title, src, link }, index) => (
          <figure key={id} className={css.styleImage}>
            <button
              type="button"
              className={css.open}
              aria-label={`${labels.enlarge}: ${title}`}
              onClick={() => setOpen(index)}
            >
              <Picture src={src} alt="" ratio="4:5" sizes="(min-width: 75rem) 25vw, (min-width: 48rem) 50vw, 100vw" />
            </button>
            <figcaption className={css.caption}>
              {title}
              {link && <TextLink href={link.href}>{link.label}</TextLink>}
            </figcaption>
          </figure>
        ))}
      </Carousel>
      {open !== undefined && (
        <Suspense fallback={null}>
          <Lightbox
            open
            label={label}
            pictures={pictures}
            start={open}
            onClose={() => setOpen(undefined)}
            labels={labels}
          />
        </Suspense>
      )}
    </>
  );
}
