import type { RefObject } from 'react';
import type { StageLabels } from './labels.ts';
import { landOn } from './landOn.ts';
import * as css from './stage.css.ts';

export type Zoom = 'fit' | 'actual';

const zooms = ['fit', 'actual'] as const;

interface StageBarProps {
  /** Names of the groups. */
  groups: readonly string[];
  /** What holds them. */
  body: RefObject<HTMLElement | null>;
  zoom: Zoom;
  onZoom: (change: { zoom: Zoom }) => void;
  labels: StageLabels;
}

/** Ways to the groups, by buttons: an address with a fragment would take the place of the one that is shared. */
export function StageBar({ groups, body, zoom, onZoom, labels }: StageBarProps) {
  const show = (group: string) => {
    const found = body.current?.querySelector(`[data-group="${CSS.escape(group)}"]`);
    if (found && body.current) landOn(found, body.current);
  };
  return (
    <div className={css.bar}>
      <nav aria-label={labels.groups} className={css.jumps}>
        {groups.map((group) => (
          <button key={group} type="button" className={css.jump} onClick={() => show(group)}>
            {group}
          </button>
        ))}
      </nav>
      <div role="group" aria-label={labels.zoom} className={css.zoom}>
        {zooms.map((choice) => (
          <button
            key={choice}
            type="button"
            className={css.jump}
            aria-pressed={choice === zoom}
            onClick={() => onZoom({ zoom: choice })}
          >
            {labels[choice]}
          </button>
        ))}
      </div>
    </div>
  );
}
