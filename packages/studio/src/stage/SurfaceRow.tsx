import { memo, useId, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { DocumentSurface, Look, Scene, Surface, SurfacePlace, Width } from '../types.ts';
import { createScrollSync } from './scrollSync.ts';
import { Frame } from './Frame.tsx';
import type { StageLabels } from './labels.ts';
import { Letter } from './Letter.tsx';
import { Shot } from './Shot.tsx';
import { fitScale } from './sizes.ts';
import * as css from './stage.css.ts';
import type { ThemeStore } from './themeStore.ts';

/** What a brand draft is to a surface: its themeCss reach it by another way. */
export interface ThemedFrame {
  scene: Scene;
  themeStore: ThemeStore;
}

interface SurfaceRowProps {
  surface: Surface | DocumentSurface;
  themedFrames: readonly ThemedFrame[];
  /** Names of two brand drafts, which may bear one name themselves. */
  sides: readonly string[];
  look: Look;
  /** Pixels there are for frames side by side. */
  room: number;
  zoom: 'fit' | 'actual';
  /** Prefix of the filters on the page. */
  filters: string;
  labels: StageLabels;
  remarks?: (place: SurfacePlace) => ReactNode;
}

interface Place {
  width: Width;
  themedFrame: ThemedFrame;
}

/** Below it, frames side by side would be too small to be read. */
const ROOM_FOR_TWO = 640;

/** One brand draft: all widths side by side where there is room. Two: each width has both side by side. */
const linesOf = (
  widths: readonly Width[],
  themedFrames: readonly ThemedFrame[],
  room: number,
): readonly (readonly Place[])[] => {
  const lines = widths.map((width) => themedFrames.map((themedFrame) => ({ width, themedFrame })));
  return themedFrames.length === 1 && room >= ROOM_FOR_TWO ? [lines.flat()] : lines;
};

/** What is shown does not change with the theme, and so is not drawn again for it. */
const Shown = memo(({ render, scene }: { render: (scene: Scene) => ReactNode; scene: Scene }) => render(scene));

function Row({ surface, themedFrames, sides, look, room, zoom, filters, labels, remarks }: SurfaceRowProps) {
  const id = useId();
  const { widths, vision } = look;
  const note = themedFrames[0] ? surface.note?.(themedFrames[0].scene.viewer) : null;
  const isCompared = themedFrames.length > 1;
  const scrollSyncs = useMemo(() => new Map(widths.map((width) => [width, createScrollSync()])), [widths]);
  const scaleOf = (line: readonly Place[]): number =>
    zoom === 'actual'
      ? 1
      : fitScale(
          line.map(({ width }) => width),
          room,
        );
  return (
    <section aria-labelledby={id} className={css.surface} data-surface={surface.id}>
      <h3 id={id} className={css.surfaceTitle}>
        {surface.title}
        {note && <span className={css.note}>{note}</span>}
      </h3>
      {remarks?.({ surface: surface.id, look })}
      {linesOf(widths, themedFrames, room).map((line) => (
        <div key={line[0]?.width} className={css.row}>
          {line.map(({ width, themedFrame }) => (
            <Shot
              key={`${width} ${themedFrames.indexOf(themedFrame)}`}
              title={surface.title}
              width={width}
              scale={scaleOf(line)}
              vision={vision}
              filters={filters}
              brandDraft={isCompared ? `${sides[themedFrames.indexOf(themedFrame)]} · ${themedFrame.scene.name}` : null}
              labels={labels}
            >
              {(frame) =>
                'html' in surface ? (
                  <Letter {...frame} {...themedFrame} html={surface.html} />
                ) : (
                  <Frame
                    {...frame}
                    {...themedFrame}
                    scrollSync={isCompared ? scrollSyncs.get(width) : undefined}
                    failed={labels.failed}
                    loading={labels.loading}
                  >
                    <Shown render={surface.render} scene={themedFrame.scene} />
                  </Frame>
                )
              }
            </Shot>
          ))}
        </div>
      ))}
    </section>
  );
}

/** A surface at every chosen width, for every brand draft. */
export const SurfaceRow = memo(Row);
