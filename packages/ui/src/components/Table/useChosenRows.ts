import { useRef } from 'react';
import type { TableProps } from './types.ts';

interface Press {
  id: string;
  chosen: boolean;
  /** Shift was held: the rows since the last one follow. */
  isRange: boolean;
}

/** Returns what a press of a row's checkbox does to the chosen rows. */
export const useChosenRows = <Row>({ rows, rowId, selection }: TableProps<Row>): ((press: Press) => void) => {
  const last = useRef<string | null>(null);
  return ({ id, chosen, isRange }) => {
    if (!selection) return;
    const ids = rows.map(rowId);
    const from = isRange && last.current !== null ? ids.indexOf(last.current) : -1;
    const at = ids.indexOf(id);
    const pressed = from < 0 ? [id] : ids.slice(Math.min(from, at), Math.max(from, at) + 1);
    const others = selection.selected.filter((other) => !pressed.includes(other));
    last.current = id;
    selection.onChange({ ids: chosen ? [...others, ...pressed] : others });
  };
};
