import { useCallback, useMemo, useState } from 'react';
import { useLabels } from '#storybook/labels';
import { cartGridWords } from '../../../testing/words/cartGrid.ts';
import { CartGrid, type CartGridProps } from './CartGrid.tsx';
import { useLocale } from '../../../foundation/index.ts';
import { Button } from '../../../components/Button/index.ts';
import type { CartGridLabels } from './labels.ts';
import type { CartGridRow, CartGridSize, SaveState } from './types.ts';
import type { CommitEvent } from './input/useEdits.ts';

const named: readonly [string, string, string?][] = [
  ['Ink', '#1c2230'],
  ['Natural linen', '#d9cbb2'],
  ['Vermilion', '#d8432b'],
  ['Sage and cream', '#8a9a7b', '#efe6d3'],
  ['Midnight stripe', '#20304f', '#f4f1ea'],
];

export const sizesOf = (...names: string[]): CartGridSize[] => names.map((name, at) => ({ id: at + 1, name }));

export const letters = sizesOf('XS', 'S', 'M', 'L', 'XL');

/** Quantities by colour; stock is not limited unless given. */
export const rowsOf = (
  quantities: readonly (readonly (number | null)[])[],
  stock: Record<string, number> = {},
): CartGridRow[] =>
  quantities.map((line, at) => {
    const [label, color, extraColor = null] = named[at % named.length] ?? ['', ''];
    return {
      id: at + 1,
      label: at < named.length ? label : `${label} ${Math.floor(at / named.length) + 1}`,
      swatch: { color, extraColor },
      cells: line.flatMap((quantity, column) => {
        const itemId = (at + 1) * 100 + column + 1;
        return quantity === null
          ? []
          : [{ itemId, sizeId: column + 1, quantity, stock: stock[itemId] ?? null, state: 'idle' as const }];
      }),
    };
  });

export const blank = (rows: number, columns: number) =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => 0));

export type HarnessProps = Partial<Omit<CartGridProps, 'labels'>> & {
  /** Words in place of the catalogue's. */
  labels?: Partial<CartGridLabels>;
  /** Cells are on their way until a button says that the server answers. */
  answered?: boolean;
  /** Rows that take the place of the first ones when a button is pressed. */
  others?: CartGridRow[];
};

/** Rows with what was committed, as the application keeps it. */
export const withChanges = (rows: CartGridRow[], { changes }: CommitEvent, state: SaveState): CartGridRow[] => {
  const wanted = new Map(changes.map((change) => [change.itemId, change.quantity]));
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) =>
      wanted.has(cell.itemId) ? { ...cell, quantity: wanted.get(cell.itemId) ?? cell.quantity, state } : cell,
    ),
  }));
};

/** Keeps what is committed, as the application does. */
export function Harness({
  rows: first = rowsOf(blank(3, 5)),
  sizes = letters,
  onCommit,
  onChoose,
  ...rest
}: HarnessProps) {
  const locale = useLocale();
  const own = useLabels(cartGridWords);
  const { labels: said, answered, others, ...props } = rest;
  const labels = useMemo(() => ({ ...own, ...said }), [own, said]);
  const [rows, setRows] = useState<CartGridRow[]>(() => [...first]);
  const keep: CartGridProps['onCommit'] = (event) => {
    setRows((before) => withChanges(before, event, answered ? 'saving' : 'idle'));
    onCommit?.(event);
  };
  const answer = () =>
    setRows((before) =>
      before.map((row) => ({ ...row, cells: row.cells.map((cell) => ({ ...cell, state: 'idle' })) })),
    );
  const format = useCallback((units: number) => units.toLocaleString(locale), [locale]);
  const choose: CartGridProps['onChoose'] = (event) => {
    setRows((before) => withChanges(before, event, 'idle'));
    onChoose?.(event);
  };
  return (
    <>
      <CartGrid
        productName="Poplin shirt"
        {...props}
        {...{ rows, sizes, labels, format }}
        onCommit={keep}
        onChoose={choose}
      />
      {answered && <Button onPress={answer}>The server answers</Button>}
      {others && <Button onPress={() => setRows(others)}>Other rows</Button>}
    </>
  );
}
