import { Icon, Picture } from '../../../foundation/index.ts';
import { widest } from '../../../internal/pictureSources.ts';
import * as css from './MediaGallery.css.ts';

export interface Medium {
  id: string;
  thumbnail: string;
  src: string;
  alt: string;
  /** Address of a video file; `src` is then its still. */
  video?: string | null;
}

interface MediaStageProps {
  medium: Medium;
  enlarge: string;
  onEnlarge: () => void;
}

/** The one that is looked at. */
export function MediaStage({ medium, enlarge, onEnlarge }: MediaStageProps) {
  if (medium.video) {
    return (
      <div className={css.stage}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- product films carry no speech; the alternative text says what they show */}
        <video
          key={medium.id}
          className={css.video}
          src={medium.video}
          poster={widest(medium.src)}
          aria-label={medium.alt}
          controls
          playsInline
          preload="none"
        />
      </div>
    );
  }
  return (
    <div className={css.stage}>
      <Picture src={medium.src} alt={medium.alt} ratio="3:4" sizes="(min-width: 48rem) 45vw, 100vw" priority />
      <button type="button" className={css.enlarge} aria-label={enlarge} onClick={onEnlarge}>
        <span className={css.glass}>
          <Icon name="expand" size="md" />
        </span>
      </button>
    </div>
  );
}
