import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLabels } from '#storybook/labels';
import { cartGridLabels } from '../../../../../apps/web/src/mappers/labels/cartGrid.ts';
import { CartGrid, type CartGridProps } from './CartGrid.tsx';
import type { CartGridRow, CartGridSize } from './types.ts';

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

export type HarnessProps = Partial<CartGridProps>;

/** Keeps what is committed, as the application does. */
export function Harness({ rows: first = rowsOf(blank(3, 5)), sizes = letters, onCommit, ...rest }: HarnessProps) {
  const intl = useIntl();
  const labels = useLabels(cartGridLabels);
  const [rows, setRows] = useState(first);
  const keep: CartGridProps['onCommit'] = (event) => {
    const wanted = new Map(event.changes.map((change) => [change.itemId, change.quantity]));
    setRows((before) =>
      before.map((row) =>
        row.cells.some((cell) => wanted.has(cell.itemId))
          ? {
              ...row,
              cells: row.cells.map((cell) => ({ ...cell, quantity: wanted.get(cell.itemId) ?? cell.quantity })),
            }
          : row,
      ),
    );
    onCommit?.(event);
  };
  return (
    <CartGrid
      productName="Poplin shirt"
      {...rest}
      rows={rows}
      sizes={sizes}
      labels={labels}
      format={(units) => intl.formatNumber(units)}
      onCommit={keep}
    />
  );
}
