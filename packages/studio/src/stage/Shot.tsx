import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import type { Vision, Width } from '../types.ts';
import type { FrameProps } from './frameProps.ts';
import type { StageLabels } from './labels.ts';
import { ScaledWindow } from './ScaledWindow.tsx';
import { screenHeights } from './sizes.ts';
import * as css from './stage.css.ts';
import { useLive } from './useLive.ts';
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
  const onHeight = useCallback((change: { height: number }) => setHeight(change.height), []);
  const [isShown, setShown] = useState(false);
  const { frame, openButton, isLive, setPage, enter, pointed } = useLive();
  const onPage = useCallback(
    (page: Document) => {
      setPage(page);
      setShown(true);
    },
    [setPage],
  );
  const seen = { title, width, brandDraft };
  const told = { title: labels.frame(seen), width, inert: !isLive, frame, onPage, onHeight };
  return (
    <figure className={css.shot} style={{ inlineSize: px(width * scale) }} data-part="shot" data-width={width}>
      <figcaption className={css.head}>
        {brandDraft && <span className={css.brandDraft}>{brandDraft}</span>}
        <button
          ref={openButton}
          type="button"
          className={css.openButton}
          aria-label={labels.enter(seen)}
          onClick={enter}
        >
          {labels.width(width)}
        </button>
      </figcaption>
      <ScaledWindow
        width={width}
        height={height}
        scale={scale}
        waiting={isShown ? null : labels.loading}
        filter={visionFilter(filters, vision)}
        pointed={pointed}
      >
        {children(told)}
      </ScaledWindow>
    </figure>
  );
}
