import type { Move } from './selection.ts';

/** What a key asks of the grid. */
export type Command =
  | { type: 'move'; how: Move; extend: boolean }
  | { type: 'tab'; by: 1 | -1 }
  /** `text` replaces what is there; null opens it as it is. */
  | { type: 'edit'; text: string | null }
  | { type: 'enter'; by: 1 | -1 }
  | { type: 'cancel' | 'clear' | 'undo' | 'redo' | 'fillDown' | 'fillRight' | 'selectAll' };

export interface Stroke {
  key: string;
  ctrl: boolean;
  shift: boolean;
  alt: boolean;
}

const moves: Record<string, Move> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'rowStart',
  End: 'rowEnd',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
};

const farMoves: Record<string, Move> = {
  ArrowUp: 'columnStart',
  ArrowDown: 'columnEnd',
  ArrowLeft: 'rowStart',
  ArrowRight: 'rowEnd',
  Home: 'first',
  End: 'last',
};

const plain: Record<string, Command> = {
  F2: { type: 'edit', text: null },
  Escape: { type: 'cancel' },
  Delete: { type: 'clear' },
  Backspace: { type: 'clear' },
};

const withControl: Record<string, Command> = {
  z: { type: 'undo' },
  y: { type: 'redo' },
  d: { type: 'fillDown' },
  r: { type: 'fillRight' },
  a: { type: 'selectAll' },
};

const controlled = (key: string, shift: boolean): Command | null => {
  const how = farMoves[key];
  if (how) return { type: 'move', how, extend: shift };
  if (key.toLowerCase() === 'z' && shift) return { type: 'redo' };
  return withControl[key.toLowerCase()] ?? null;
};

/** The spreadsheet's keys. Copy, cut and paste come as clipboard events, not as keys. */
export const commandOf = ({ key, ctrl, shift, alt }: Stroke): Command | null => {
  if (alt) return null;
  if (ctrl) return controlled(key, shift);
  const by = shift ? -1 : 1;
  if (key === 'Tab') return { type: 'tab', by };
  if (key === 'Enter') return { type: 'enter', by };
  const how = moves[key];
  if (how) return { type: 'move', how, extend: shift };
  return plain[key] ?? (key.length === 1 && key !== ' ' ? { type: 'edit', text: key } : null);
};
