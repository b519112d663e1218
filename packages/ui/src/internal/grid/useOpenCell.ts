import type { RefObject } from 'react';
import type { GridView } from './gridView.ts';
import type { Place } from './selection.ts';

/** What was written into an open cell. */
export interface Entry {
  at: Place;
  text: string;
  /** What was in the cell when it was opened. */
  seen: string;
}

interface OpenCellHook {
  editor: RefObject<HTMLInputElement | null>;
  readOnly: boolean;
  view: GridView;
  /** What is in a cell; null where there is none. */
  textAt: (place: Place) => string | null;
  onKeep: (entry: Entry) => void;
}

/** One cell may be open for writing; what was written stands unless it is abandoned. */
export function useOpenCell({ editor, readOnly, view, textAt, onKeep }: OpenCellHook) {
  const open = (text: string, caret: boolean, at: Place) => {
    const seen = textAt(at);
    if (!readOnly && seen !== null) view.open({ at, text, caret, seen });
  };

  const keep = () => {
    const { editing } = view.get();
    if (editing && editor.current && textAt(editing.at) !== null)
      onKeep({ at: editing.at, text: editor.current.value, seen: editing.seen });
  };

  return {
    /** What is there gives way to `text`. */
    overwrite: (text: string) => open(text, false, view.get().active),
    openAsIs: (at: Place = view.get().active) => open(textAt(at) ?? '', true, at),
    keep,
    abandon: () => view.go(view.get().active),
    /** Left by other ways than a key, which closes the cell before the focus goes. */
    leave: () => {
      if (!view.get().editing) return;
      keep();
      view.close();
    },
  };
}

export type OpenCell = ReturnType<typeof useOpenCell>;
