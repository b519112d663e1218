import { memo, useId, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { DocumentSurface, Look, Scene, Surface, Width } from '../types.ts';
import { createBond } from './bond.ts';
import { Frame } from './Frame.tsx';
import type { StageLabels } from './labels.ts';
import { Letter } from './Letter.tsx';
import { Shot } from './Shot.tsx';
import { fitScale } from './sizes.ts';
import * as css from './stage.css.ts';
import type { Wardrobe } from './wardrobe.ts';

/** What a house is to a surface: its clothes reach it by another way. */
export interface Wearer {
  scene: Scene;
  wardrobe: Wardrobe;
}

interface SurfaceRowProps {
  surface: Surface | DocumentSurface;
  wearers: readonly Wearer[];
  look: Pick<Look, 'widths' | 'vision'>;
  /** Pixels there are for frames side by side. */
  room: number;
  zoom: 'fit' | 'actual';
  /** Prefix of the filters on the page. */
  filters: string;
  labels: StageLabels;
}

interface Place {
  width: Width;
  wearer: Wearer;
}

/** Below it, frames side by side would be too small to be read. */
const ROOM_FOR_TWO = 640;

/** One house: all widths side by side where there is room. Two: each width has both side by side. */
const linesOf = (widths: readonly Width[], wearers: readonly Wearer[], room: number): readonly (readonly Place[])[] => {
  const lines = widths.map((width) => wearers.map((wearer) => ({ width, wearer })));
  return wearers.length === 1 && room >= ROOM_FOR_TWO ? [lines.flat()] : lines;
};

/** Two houses may bear one name. */
const sides = ['A', 'B'];

/** What is shown does not change with the clothes, and so is not drawn anew for them. */
const Shown = memo(({ render, scene }: { render: (scene: Scene) => ReactNode; scene: Scene }) => render(scene));

function Row({ surface, wearers, look, room, zoom, filters, labels }: SurfaceRowProps) {
  const id = useId();
  const { widths, vision } = look;
  const note = wearers[0] ? surface.note?.(wearers[0].scene.viewer) : null;
  const isCompared = wearers.length > 1;
  const bonds = useMemo(() => new Map(widths.map((width) => [width, createBond()])), [widths]);
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
      {linesOf(widths, wearers, room).map((line) => (
        <div key={line[0]?.width} className={css.row}>
          {line.map(({ width, wearer }) => (
            <Shot
              key={`${width} ${wearers.indexOf(wearer)}`}
              title={surface.title}
              width={width}
              scale={scaleOf(line)}
              vision={vision}
              filters={filters}
              house={isCompared ? `${sides[wearers.indexOf(wearer)]} · ${wearer.scene.name}` : null}
              labels={labels}
            >
              {(frame) =>
                'html' in surface ? (
                  <Letter {...frame} {...wearer} html={surface.html} />
                ) : (
                  <Frame
                    {...frame}
                    {...wearer}
                    bond={isCompared ? bonds.get(width) : undefined}
                    failed={labels.failed}
                    loading={labels.loading}
                  >
                    <Shown render={surface.render} scene={wearer.scene} />
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

/** A surface at every chosen width, for every house. */
export const SurfaceRow = memo(Row);
