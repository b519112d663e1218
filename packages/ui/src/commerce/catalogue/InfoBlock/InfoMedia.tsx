import { Picture } from '../../../foundation/index.ts';
import { widest } from '../../../internal/pictureSources.ts';
import * as css from './InfoBlock.css.ts';

/** A picture, or a film with this picture as its still. */
export interface InfoMedium {
  src: string;
  alt: string;
  /** Address of a film. */
  video?: string | null;
}

interface InfoMediaProps {
  media: InfoMedium[];
  orientation: 'portrait' | 'landscape';
}

/** The pictures of a block, all in the block's orientation. */
export function InfoMedia({ media, orientation }: InfoMediaProps) {
  return (
    <div
      className={media.length > 1 ? `${css.pictures} ${css.several}` : css.pictures}
      data-part="media"
      data-orientation={orientation}
    >
      {media.map((medium) => (
        <div key={medium.src} className={css.medium}>
          <Medium medium={medium} orientation={orientation} />
        </div>
      ))}
    </div>
  );
}

function Medium({ medium, orientation }: { medium: InfoMedium; orientation: InfoMediaProps['orientation'] }) {
  const { src, alt, video } = medium;
  if (video) {
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- a brand's film carries no transcript; its alternative text says what it shows
      <video
        className={`${css.video} ${css.ratios[orientation]}`}
        src={video}
        poster={widest(src)}
        aria-label={alt}
        controls
        playsInline
        preload="none"
      />
    );
  }
  return (
    <Picture
      src={src}
      alt={alt}
      ratio={orientation === 'portrait' ? '4:5' : '346:219'}
      sizes="(min-width: 48rem) 50vw, 100vw"
    />
  );
}
