import { gridView } from '../../internal/grid/gridView.ts';
import type { Range } from '../../internal/grid/selection.ts';

const rowElement = (scroller: HTMLElement | null, row: number): HTMLElement | null =>
  scroller?.querySelector<HTMLElement>(`[data-at="${row}"]`) ?? null;

/** The rows of a range that are drawn, each as a range of its own. */
const drawnIn = (scroller: HTMLElement | null, range: Range): Range[] =>
  [...(scroller?.querySelectorAll<HTMLElement>('[data-at]') ?? [])]
    .map(({ dataset }) => Number(dataset['at']))
    .filter((row) => row >= range.top && row <= range.bottom)
    .map((row) => ({ ...range, top: row, bottom: row }));

/** Which cell is active and which are selected, where only the rows in sight have elements. */
export const sheetView = () => {
  let scroller: HTMLElement | null = null;
  const view = gridView({
    find: ({ row, column }) => rowElement(scroller, row)?.querySelector(`[data-column="${column}"]`) ?? null,
    drawn: (range) => drawnIn(scroller, range),
    // Rows around the cell are drawn before anything is painted.
    moved: () => scroller?.dispatchEvent(new Event('scroll')),
  });
  return {
    ...view,
    /** Whose cells take the focus. */
    attach: (element: HTMLElement | null) => {
      scroller = element;
    },
  };
};

export type SheetView = ReturnType<typeof sheetView>;
