import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the first item that a button brought into a list, because the button may be gone by then. Call `note` when the button
 * is pressed. `mark` changes when items arrive; they arrive as the `first` of the list, or `after` those that were there. Items need
 * `tabIndex={-1}`.
 */
export const useFirstNew = <List extends HTMLElement>(
  mark: number | undefined,
  where: 'first' | 'after',
): [list: RefObject<List | null>, note: () => void] => {
  const list = useRef<List>(null);
  /** How many items there were when the button was pressed. */
  const asked = useRef<number>(null);
  useEffect(() => {
    if (asked.current === null) return;
    const item = list.current?.children[where === 'first' ? 0 : asked.current];
    asked.current = null;
    if (item instanceof HTMLElement) item.focus();
  }, [mark, where]);
  const note = (): void => {
    asked.current = list.current?.children.length ?? 0;
  };
  return [list, note];
};
