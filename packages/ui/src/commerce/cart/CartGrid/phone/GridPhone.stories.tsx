import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { visualModes } from '#storybook/modes';
import { useCallback, useMemo, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { useLocale } from '../../../../foundation/index.ts';
import { cartGridWords } from '../../../../testing/words/cartGrid.ts';
import { blank, letters, rowsOf, sizesOf, withChanges } from '../CartGrid.fixture.tsx';
import { clipboard } from '../CartGridPlay.fixture.tsx';
import { type CommitEvent, useEdits } from '../input/useEdits.ts';
import { numberSigns } from '../model/number.ts';
import { matrixOf, totalsOf } from '../model/quantities.ts';
import { cartView } from '../table/cartView.ts';
import type { CartGridRow, CartGridSize } from '../types.ts';
import { GridPhone } from './GridPhone.tsx';

interface PhoneProps {
  rows: CartGridRow[];
  sizes?: CartGridSize[];
  readOnly?: boolean;
  onCommit?: (event: CommitEvent) => void;
}

/** The part of a grid that a phone shows, with what CartGrid gives it. */
function Phone({ rows: first, sizes = letters, readOnly = false, onCommit }: PhoneProps) {
  const locale = useLocale();
  const [rows, setRows] = useState(first);
  const [view] = useState(cartView);
  const matrix = useMemo(() => matrixOf(rows, sizes), [rows, sizes]);
  const edits = useEdits(matrix, (event) => {
    setRows((before) => withChanges(before, event, 'idle'));
    onCommit?.(event);
  });
  return (
    <GridPhone
      productName="Poplin shirt"
      {...{ rows, sizes, matrix, view, edits, readOnly }}
      totals={totalsOf(matrix)}
      signs={numberSigns(locale)}
      labels={useLabels(cartGridWords)}
      format={useCallback((units: number) => units.toLocaleString(locale), [locale])}
    />
  );
}

const some = rowsOf([
  [2, 4, 6, 4, 2],
  [0, 3, 5, 3, 0],
  [1, 2, 2, 2, 1],
]);

const meta = preview.meta({
  title: 'Commerce/CartGrid/GridPhone',
  component: Phone,
  args: { rows: some, onCommit: fn() },
  globals: { viewport: { value: 'phone' } },
});

/** Pictured as wide as a phone, which it is made for. */
export const Playground = meta.story({
  parameters: {
    chromatic: { modes: visualModes({ partners: ['vitrine', 'atelier-noir'], viewports: ['phone'] }) },
  },
});

/** Another colour shows its own sizes, and comes into view whole. The total counts all colours. */
export const AnotherColour = meta.story({
  name: 'Choosing a colour',
  parameters: { covers: ['V-060'] },
  play: async ({ args, canvas, userEvent }) => {
    const vermilion = canvas.getByRole('radio', { name: 'Poplin shirt Vermilion' });
    await userEvent.click(vermilion);
    const row = vermilion.closest('fieldset')?.getBoundingClientRect();
    await expect(vermilion.getBoundingClientRect().right).toBeLessThanOrEqual((row?.right ?? 0) + 1);
    await userEvent.click(canvas.getByRole('button', { name: 'One more: Poplin shirt Vermilion XL' }));
    await expect(args.onCommit).toHaveBeenCalledWith({ changes: [{ itemId: 305, quantity: 2, seen: 1 }] });
    await expect(canvas.queryByRole('textbox', { name: /^Ink/ })).toBeNull();
    await expect(canvas.getByText('38')).toBeVisible();
  },
});

/** A figure that is no quantity, and a block, are shown before anything is taken; a plain figure is typed. */
export const Pasted = meta.story({
  name: 'Pasted figures',
  parameters: { covers: ['V-061'] },
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: /^Ink S,/ });
    const dialog = () => within(screen.getByRole('dialog'));
    for (const [text, reason] of [
      ['-3', 'is below zero'],
      ['2.5', 'is not a whole number of units'],
    ] as const) {
      await userEvent.click(field);
      await userEvent.paste(clipboard(text));
      await waitFor(() => expect(screen.getByText(reason)).toBeVisible());
      await expect(dialog().getByRole('button', { name: /^Paste/ })).toHaveAttribute('aria-disabled', 'true');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(field).toHaveValue('4');
    }
    await expect(args.onCommit).not.toHaveBeenCalled();
    await step('A block goes on from the field', async () => {
      await userEvent.click(field);
      await userEvent.paste(clipboard('7\t8'));
      await userEvent.click(await screen.findByRole('button', { name: 'Paste 2 quantities' }));
      await expect(args.onCommit).toHaveBeenCalledWith({
        changes: [
          { itemId: 102, quantity: 7, seen: 4 },
          { itemId: 103, quantity: 8, seen: 6 },
        ],
      });
    });
  },
});

/** Says what is left under 5, and out of stock at 0. */
export const Stock = meta.story({
  name: 'Low and no stock',
  args: { rows: rowsOf([[0, 1, 0, 2, 0]], { 101: 0, 102: 1, 103: 4 }) },
});

/** Each size says that it is saving, or that it waits for the connection. */
export const Saving = meta.story({
  args: {
    rows: some.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => ({
        ...cell,
        state: cell.sizeId < 3 ? ('saving' as const) : ('queued' as const),
      })),
    })),
  },
});

/** Leaves out sizes that a colour is not made in. */
export const SizesNotMade = meta.story({ args: { rows: rowsOf([[2, null, 6, 4, null]]) } });

/** Read-only, it shows what was ordered alone. */
export const ReadOnly = meta.story({
  name: 'Read-only',
  args: { rows: rowsOf([[2, 0, 6, 0, 2]]), readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Empty = meta.story({ name: 'Nothing ordered', args: { rows: rowsOf(blank(3, 5)) } });

/** Long names scroll within their line; nothing leaves the screen of a small phone. */
export const LongNames = meta.story({
  args: {
    rows: some.map((row) => ({ ...row, label: `${row.label} with an extraordinarily long name` })),
    sizes: sizesOf('One size', '36/38', '40/42', '44/46', '3XL tall'),
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR', viewport: { value: 'phone' } } });
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
