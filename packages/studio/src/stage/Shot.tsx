import { useCallback, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Vision, Width } from '../types.ts';
import type { FrameProps } from './frameProps.ts';
import type { StageLabels } from './labels.ts';
import { screenHeights } from './sizes.ts';
import * as css from './stage.css.ts';
import { useLive } from './useLive.ts';
import { useNear } from './useNear.ts';
import { visionFilter } from './vision.ts';

interface ShotProps {
  /** Title of the surface. */
  title: string;
  width: Width;
  /** Drawn so many times its true size. */
  scale: number;
  vision: Vision;
  /** Prefix of the filters on the page. */
  filters: string;
  /** Name of the brand draft, where two are compared. */
  brandDraft: string | null;
  labels: StageLabels;
  children: (frame: FrameProps) => ReactNode;
}

const px = (value: number): string => `${value}px`;

/** One surface at one width: a caption that is the way in, and its frame, made when it comes near. */
export function Shot({ title, width, scale, vision, filters, brandDraft, labels, children }: ShotProps) {
  const [height, setHeight] = useState(screenHeights[width]);
  const [isShown, setShown] = useState(false);
  const room = useRef<HTMLDivElement>(null);
  const { isNear, wasNear } = useNear(room);
  const { frame, door, isLive, setPage, enter, pointed } = useLive();
  const onPage = useCallback(
    (page: Document) => {
      setPage(page);
      setShown(true);
    },
    [setPage],
  );
  const seen = { title, width, brandDraft };
  const told = { title: labels.frame(seen), width, inert: !isLive, frame, onPage, onHeight: setHeight };
  return (
    <figure className={css.shot} style={{ inlineSize: px(width * scale) }} data-part="shot" data-width={width}>
      <figcaption className={css.head}>
        {brandDraft && <span className={css.brandDraft}>{brandDraft}</span>}
        <button ref={door} type="button" className={css.door} aria-label={labels.enter(seen)} onClick={enter}>
          {labels.width(width)}
        </button>
      </figcaption>
      <div ref={room} className={css.window} style={{ blockSize: px(height * scale) }} {...pointed}>
        {!isShown && <p className={css.waiting}>{labels.loading}</p>}
        {wasNear && (
          <div
            className={css.scaled}
            data-away={isNear ? undefined : true}
            style={{ inlineSize: px(width), transform: `scale(${scale})`, filter: visionFilter(filters, vision) }}
          >
            {children(told)}
          </div>
        )}
      </div>
    </figure>
  );
}
