import type { GridView } from './gridView.ts';
import type { Command } from './keyboard.ts';
import { type Extent, inside, isSingle, move, type Move, step } from './selection.ts';
import type { OpenCell } from './useOpenCell.ts';

/** What changes cells. */
type Act = 'clear' | 'undo' | 'redo' | 'fillDown' | 'fillRight';

export interface CommandContext {
  extent: Extent;
  readOnly: boolean;
  view: GridView;
  cell: OpenCell;
  /** On what is selected. */
  acts: Readonly<Record<Act, () => void>>;
}

const editing = new Set<Command['type']>(['edit', 'enter', 'clear', 'undo', 'redo', 'fillDown', 'fillRight']);

const tab = ({ view, extent }: CommandContext, by: 1 | -1): boolean => {
  if (view.isReleased()) return false;
  const { active } = view.get();
  const next = step(active, by, extent);
  view.go(next ?? active);
  return next !== null;
};

const enter = ({ view, cell, extent }: CommandContext, by: 1 | -1): void => {
  const { active, editing } = view.get();
  if (editing) view.go(inside({ ...active, row: active.row + by }, extent));
  else cell.openAsIs();
};

const cancel = ({ view }: CommandContext): boolean => {
  const { active, range } = view.get();
  const isOne = isSingle(range);
  if (!isOne) view.go(active);
  view.release();
  return !isOne;
};

/** Beyond the first and last row, arrows go on into another grid, where there is one. */
const walk = ({ view, extent }: CommandContext, how: Move, extend: boolean): void => {
  const { active } = view.get();
  const next = move(active, how, extent);
  const isAtEdge = next.row === active.row && (how === 'up' || how === 'down');
  if (isAtEdge && !extend && view.leave(how === 'down' ? 1 : -1)) return;
  view.go(next, extend);
};

/** Does what a key asked; false leaves the key to the browser. */
export const run = (context: CommandContext, command: Command): boolean => {
  const { extent, readOnly, view, cell, acts } = context;
  if (readOnly && editing.has(command.type)) return false;
  switch (command.type) {
    case 'tab':
      return tab(context, command.by);
    case 'cancel':
      return cancel(context);
    case 'move':
      walk(context, command.how, command.extend);
      return true;
    case 'enter':
      enter(context, command.by);
      return true;
    case 'edit':
      if (command.text === null) cell.openAsIs();
      else cell.overwrite(command.text);
      return true;
    case 'selectAll':
      view.select({ row: 0, column: 0 }, { row: extent.rows - 1, column: extent.columns - 1 });
      return true;
    case 'clear':
    case 'fillDown':
    case 'fillRight':
    case 'undo':
    case 'redo':
      acts[command.type]();
      return true;
  }
};

/** An open cell answers few keys; the rest belong to its text. */
export const runOpen = (context: CommandContext, command: Command): boolean => {
  if (command.type === 'cancel') {
    context.cell.abandon();
    return true;
  }
  const walks = command.type === 'move' && !command.extend && !context.view.get().editing?.caret;
  if (command.type !== 'enter' && command.type !== 'tab' && !walks) return false;
  const { row } = context.view.get().active;
  context.cell.keep();
  const isAnswered = run(context, command);
  context.view.keepRunRow(row);
  return isAnswered;
};
