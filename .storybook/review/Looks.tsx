import { Thumbnail } from '@vitrine/studio';
import type { Language, Width } from '@vitrine/studio';
import type { Mode } from '@vitrine/tokens';
import { Heading } from '@vitrine/ui/foundation';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { brandings, modes, partnerNames, partners } from '../modes.ts';
import type { Partner } from '../modes.ts';
import { commonWords } from '../words/common.ts';
import { reviewWords } from '../words/review.ts';
import { useWords } from '../words/useWords.ts';
import * as css from './looks.css.ts';

export interface LooksProps {
  /** What is shown, e.g. "Hero A: full-bleed picture". */
  title: string;
  language: Language;
  /** Of the window inside each thumbnail, in pixels. */
  width: Width;
  /** The lowest height of that window, for parts that are lower than a screen. */
  minHeight?: number | undefined;
  /** Where a thumbnail leads, in the look it shows. */
  hrefOf: (partner: Partner, mode: Mode) => string;
  draw: (partner: Partner, mode: Mode) => ReactNode;
  /** For links to this part of the page. */
  id?: string;
}

const shown = partners.filter((partner) => partner !== 'wireframe');

/** Between thumbnails, in pixels. */
const GAP = 16;

/** So that all partners are in one row. On a narrow screen the row scrolls. */
const thumbnailWidth = (room: number): number =>
  Math.max(136, Math.floor((room - GAP * (shown.length - 1)) / shown.length));

/** Width of an element, in pixels. */
const useRoom = (element: RefObject<HTMLElement | null>): number => {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return room;
};

/** One component or screen in every partner, light above dark. Each thumbnail is a link. */
export const Looks = ({ title, language, width, minHeight, hrefOf, draw, id }: LooksProps) => {
  const t = useWords(reviewWords);
  const nameOf = useWords(commonWords);
  const labels = { loading: t('loading'), failed: t('failed') };
  const section = useRef<HTMLElement>(null);
  const shownWidth = thumbnailWidth(useRoom(section));
  return (
    <section ref={section} id={id} className={css.looks} aria-label={title}>
      <Heading level={2} size="md">
        {title}
      </Heading>
      {modes.map((mode) => (
        <ul
          key={mode}
          className={css.row}
          style={{ gridTemplateColumns: `repeat(${shown.length}, ${shownWidth}px)` }}
          aria-label={`${title}, ${nameOf(mode)}`}
        >
          {shown.map((partner) => (
            <li key={partner} className={css.cell}>
              <Thumbnail
                title={`${title}: ${partnerNames[partner]}, ${nameOf(mode)}`}
                branding={brandings[partner]}
                mode={mode}
                language={language}
                width={width}
                minHeight={minHeight}
                scale={shownWidth / width}
                labels={labels}
              >
                {draw(partner, mode)}
              </Thumbnail>
              <a className={css.link} href={hrefOf(partner, mode)} target="_top">
                {partnerNames[partner]}, {nameOf(mode)}
              </a>
            </li>
          ))}
        </ul>
      ))}
    </section>
  );
};
