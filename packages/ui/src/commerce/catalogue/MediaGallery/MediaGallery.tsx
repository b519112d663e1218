import { lazy, Suspense, useState } from 'react';
import type { CarouselLabels } from '../../../components/Carousel/index.ts';
import { Icon } from '../../../foundation/index.ts';
import { focusStyle } from '../../../internal/pictureFocus.ts';
import { MediaStage } from './MediaStage.tsx';
import type { Medium } from './MediaStage.tsx';
import * as css from './MediaGallery.css.ts';

/** Only who enlarges a picture pays for the dialog. */
const Lightbox = lazy(async () => ({ default: (await import('../../../components/Lightbox/index.ts')).Lightbox }));

export interface MediaGalleryLabels extends CarouselLabels {
  close: string;
  enlarge: string;
  video: string;
}

export interface MediaGalleryProps {
  /** What is shown: the product's name. */
  label: string;
  media: Medium[];
  labels: MediaGalleryLabels;
}

/** Thumbnails and one large picture or video; the picture opens larger still. */
export function MediaGallery({ label, media, labels }: MediaGalleryProps) {
  const [index, setIndex] = useState(0);
  const [large, setLarge] = useState(false);
  const shown = media[index] ?? media[0];
  if (!shown) return <div className={css.empty} />;
  const nameOf = (position: number) => {
    const place = labels.slide({ number: position + 1, total: media.length });
    return media[position]?.video ? `${place}, ${labels.video}` : place;
  };
  const pictures = media.filter(({ video }) => !video);
  return (
    <div className={css.root} data-component="MediaGallery">
      {media.length > 1 && (
        <ul className={css.thumbnails} aria-label={label}>
          {media.map((medium, position) => (
            <li key={medium.id}>
              <button
                type="button"
                className={css.thumbnail}
                aria-label={nameOf(position)}
                aria-current={medium === shown ? 'true' : undefined}
                onClick={() => setIndex(position)}
              >
                <img
                  className={css.small}
                  src={medium.thumbnail}
                  alt=""
                  loading="lazy"
                  style={focusStyle({ src: medium.thumbnail })}
                />
                {medium.video && (
                  <span className={css.play}>
                    <Icon name="play" size="sm" />
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
      <MediaStage medium={shown} enlarge={labels.enlarge} onEnlarge={() => setLarge(true)} />
      {large && (
        <Suspense fallback={null}>
          <Lightbox
            open
            label={label}
            pictures={pictures}
            start={Math.max(0, pictures.indexOf(shown))}
            onClose={() => setLarge(false)}
            labels={labels}
          />
        </Suspense>
      )}
    </div>
  );
}
