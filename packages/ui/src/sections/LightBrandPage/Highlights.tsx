import { lazy, Suspense, useState } from 'react';
import type { MediaGalleryLabels } from '../../commerce/catalogue/MediaGallery/index.ts';
import { Picture } from '../../foundation/index.ts';
import * as css from './Highlights.css.ts';

/** Only who enlarges a picture pays for the dialog. */
const Lightbox = lazy(async () => ({ default: (await import('../../components/Lightbox/index.ts')).Lightbox }));

/** The highlighted one and, after it, as many small ones (K-60). */
const shown = 1 + 4;

export interface Highlight {
  id: string;
  src: string;
  original: string;
  alt: string;
}

interface HighlightsProps {
  label: string;
  images: Highlight[];
  labels: MediaGalleryLabels;
}

/** One large picture and up to four small ones; each opens larger. */
export function Highlights({ label, images, labels }: HighlightsProps) {
  const [open, setOpen] = useState<number>();
  const pictures = images.slice(0, shown);
  return (
    <>
      <ul className={css.root} aria-label={label}>
        {pictures.map(({ id, src, alt }, index) => (
          <li key={id} className={index === 0 ? css.first : undefined}>
            <button
              type="button"
              className={css.open}
              aria-label={`${labels.enlarge}: ${alt}`}
              onClick={() => setOpen(index)}
            >
              <Picture
                src={src}
                alt=""
                ratio={index === 0 ? '4:5' : '3:4'}
                sizes={index === 0 ? '(min-width: 48rem) 50vw, 100vw' : '(min-width: 48rem) 12vw, 25vw'}
                priority={index === 0}
              />
            </button>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <Suspense fallback={null}>
          <Lightbox
            open
            label={label}
            pictures={pictures.map(({ id, original, alt }) => ({ id, src: original, alt }))}
            start={open}
            onClose={() => setOpen(undefined)}
            labels={labels}
          />
        </Suspense>
      )}
    </>
  );
}
