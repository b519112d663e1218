import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { isSameLook } from '../model/state.ts';
import type { DocumentSurface, BrandDraft, Look, Surface, SurfacePlace, Viewer } from '../types.ts';
import type { StageLabels } from './labels.ts';
import * as css from './stage.css.ts';
import { StageBar } from './StageBar.tsx';
import type { Zoom } from './StageBar.tsx';
import { StageNotes } from './StageNotes.tsx';
import { SurfaceRow } from './SurfaceRow.tsx';
import { useRoom } from './useRoom.ts';
import { useThemedFrames } from './useThemedFrames.ts';
import { VisionFilters } from './VisionFilters.tsx';

export interface StageProps {
  /** The brand draft that is made; a second one is shown beside it. */
  brandDrafts: readonly [BrandDraft] | readonly [BrandDraft, BrandDraft];
  /** Names of two brand drafts; the same list in every render. */
  sides?: readonly string[];
  look: Look;
  surfaces: readonly Surface[];
  /** Shown after the surfaces. */
  documents: readonly DocumentSurface[];
  labels: StageLabels;
  /** Shown below the title of each surface; the same function in every render. */
  remarks?: (place: SurfacePlace) => ReactNode;
  /** Lets a note change who looks. */
  onViewer?: (choice: { viewer: Viewer }) => void;
}

type Shown = Surface | DocumentSurface;

const unnamed = ['A', 'B'];

/** Groups in the order in which they first occur. */
const groupsOf = (shown: readonly Shown[]): [name: string, members: Shown[]][] => [
  ...Map.groupBy(shown, ({ group }) => group),
];

const seenBy = (shown: readonly Shown[], viewer: Viewer): Shown[] =>
  shown.filter(({ viewers }) => viewers?.includes(viewer) ?? true);

/** Names of the groups of which a viewer sees nothing. */
const unseenBy = (shown: readonly Shown[], viewer: Viewer): string[] => {
  const seen = new Set(seenBy(shown, viewer).map(({ group }) => group));
  return groupsOf(shown)
    .map(([name]) => name)
    .filter((name) => !seen.has(name));
};

/**
 * The marketplace in the look of one or two brand drafts: every surface at every chosen width, drawn when it comes near. Anyone who shows
 * it lets it scroll. A change of colour, type or shape is seen at once and draws nothing again.
 */
export function Stage(props: StageProps) {
  const { brandDrafts, sides = unnamed, look, surfaces, documents, labels, remarks, onViewer } = props;
  const filters = useId();
  const body = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLParagraphElement>(null);
  const room = useRoom(body);
  const [zoom, setZoom] = useState<Zoom>('fit');
  const themedFrames = useThemedFrames(brandDrafts, look);
  const all = [...surfaces, ...documents];
  const groups = groupsOf(seenBy(all, look.viewer));
  const unseen = unseenBy(all, look.viewer);
  const [first, second] = brandDrafts;
  return (
    <section aria-label={labels.label} className={css.root} data-component="Stage">
      <VisionFilters prefix={filters} />
      <button type="button" className={css.skip} onClick={() => end.current?.focus()}>
        {labels.skip}
      </button>
      <StageBar
        groups={groups.map(([name]) => name)}
        body={body}
        zoom={zoom}
        onZoom={(change) => setZoom(change.zoom)}
        labels={labels}
      />
      <StageNotes
        unseen={unseen}
        isApprovedAhead={unseen.some((group) => !unseenBy(all, 'approved').includes(group))}
        isSame={second !== undefined && isSameLook(first, second)}
        onViewer={onViewer}
        labels={labels}
      />
      <div ref={body} className={css.body}>
        {room > 0 &&
          groups.map(([name, members]) => (
            <section key={name} aria-label={name} className={css.group} data-group={name}>
              <h2 className={css.groupTitle}>{name}</h2>
              {members.map((surface) => (
                <SurfaceRow
                  key={surface.id}
                  surface={surface}
                  themedFrames={themedFrames}
                  sides={sides}
                  look={look}
                  room={room}
                  zoom={zoom}
                  filters={filters}
                  labels={labels}
                  remarks={remarks}
                />
              ))}
            </section>
          ))}
      </div>
      <p ref={end} tabIndex={-1} className={css.end} data-part="end" />
    </section>
  );
}
