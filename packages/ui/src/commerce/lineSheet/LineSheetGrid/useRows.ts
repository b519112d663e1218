import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { choose, span } from './model/selection.ts';

interface RowsHook {
  body: RefObject<HTMLElement | null>;
  ids: readonly string[];
  selected: ReadonlySet<string>;
  onSelect: (event: { selected: ReadonlySet<string> }) => void;
  /** Rows that fit on the screen. */
  page: () => number;
  /** The focus went somewhere else, and the list has scrolled with it. */
  onMoved: () => void;
}

const steps: Record<string, (at: number, page: number, last: number) => number> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  PageUp: (at, page) => at - page,
  PageDown: (at, page) => at + page,
  Home: () => 0,
  End: (_, __, last) => last,
};

const rowAt = (body: HTMLElement | null, index: number) => body?.querySelector<HTMLElement>(`[data-index="${index}"]`);

/** Which row has the focus, and what choosing one does: Shift reaches from the one chosen before. */
export function useRows({ body, ids, selected, onSelect, page, onMoved }: RowsHook) {
  const [activeId, setActiveId] = useState<string | undefined>();
  const [anchorId, setAnchorId] = useState<string | undefined>();
  const moving = useRef(false);
  const active = Math.max(0, ids.indexOf(activeId ?? ''));

  useLayoutEffect(() => {
    if (!moving.current) return;
    moving.current = false;
    const row = rowAt(body.current, active);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
    onMoved();
  });

  const anchor = () => Math.max(0, ids.indexOf(anchorId ?? activeId ?? ''));

  /** Chooses or leaves one row, or all from the one before; they follow the one that was met. */
  const toggle = (index: number, reach: boolean) => {
    const id = ids[index];
    if (id === undefined) return;
    const met = reach ? span(ids, anchor(), index) : [id];
    onSelect({ selected: choose(selected, met, !selected.has(id)) });
    setActiveId(id);
    if (!reach) setAnchorId(id);
  };

  const move = (to: number, reach: boolean) => {
    const index = Math.max(0, Math.min(to, ids.length - 1));
    moving.current = true;
    setActiveId(ids[index]);
    if (reach) onSelect({ selected: choose(selected, span(ids, anchor(), index), true) });
    else setAnchorId(ids[index]);
  };

  const answer = (key: string, { ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean => {
    const step = steps[key];
    if (step) move(step(active, page(), ids.length - 1), shiftKey);
    else if (key === ' ') toggle(active, shiftKey);
    else if (key === 'Enter') rowAt(body.current, active)?.querySelector('a')?.click();
    else if (key.toLowerCase() === 'a' && (ctrlKey || metaKey)) onSelect({ selected: choose(selected, ids, true) });
    else return false;
    return true;
  };

  return {
    active,
    toggle,
    /** A row came by its focus in another way. */
    follow: (index: number) => setActiveId(ids[index]),
    onKeyDown: (event: KeyboardEvent) => {
      const isRow = event.target instanceof HTMLElement && event.target.dataset['index'] !== undefined;
      if (isRow && answer(event.key, event)) event.preventDefault();
    },
  };
}
