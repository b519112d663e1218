import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { blank, Harness, letters, rowsOf, sizesOf } from './CartGrid.fixture.tsx';
import { cell, clipboard } from './CartGridPlay.fixture.tsx';

const meta = preview.meta({
  title: 'Commerce/CartGrid',
  component: Harness,
  args: { onCommit: fn(), rows: rowsOf(blank(3, 5)), sizes: letters },
});

const some = rowsOf([
  [2, 4, 6, 4, 2],
  [0, 3, 5, 3, 0],
  [1, 2, 2, 2, 1],
  [0, 0, 0, 0, 0],
]);

export const Playground = meta.story({ args: { rows: some, minimum: 12, maximum: 60 } });

const rowHeights = (canvasElement: HTMLElement): number[] =>
  some.map((_row, at) => cell(canvasElement, at, 0).getBoundingClientRect().height);

/** The density of a brand decides the height of a row: 40 pixels where it is airy. */
export const AiryRows = meta.story({
  args: { rows: some },
  globals: { density: 'airy' },
  play: async ({ canvasElement }) => {
    await expect(rowHeights(canvasElement)).toEqual([40, 40, 40, 40]);
  },
});

/** And 36 pixels where it is compact: more colours are in sight at once. */
export const CompactRows = meta.story({
  args: { rows: some },
  globals: { density: 'compact' },
  play: async ({ canvasElement }) => {
    await expect(rowHeights(canvasElement)).toEqual([36, 36, 36, 36]);
  },
});

/** Says what is left under 5, and out of stock at 0. */
export const LowAndNoStock = meta.story({
  parameters: { covers: ['V-063', 'K-52', 'D-086', 'D-087'] },
  args: {
    rows: rowsOf(
      [
        [0, 1, 0, 2, 0],
        [0, 0, 0, 0, 0],
      ],
      { 101: 0, 102: 1, 103: 4, 104: 5 },
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('1 left')).toBeVisible();
    await expect(canvas.getByText('4 left')).toBeVisible();
    await expect(canvas.getByText('Out of stock')).toBeVisible();
    await expect(cell(canvasElement, 0, 3)).toHaveTextContent(/^2$/);
    await expect(cell(canvasElement, 1, 0)).toHaveTextContent(/^0$/);
  },
});

/** Leaves a blank where a colour is not made in a size. */
export const SizesNotMade = meta.story({
  args: {
    rows: rowsOf([
      [2, null, 6, 4, null],
      [0, 3, 5, null, 0],
    ]),
  },
});

/** Marks each cell that is saving, waits for the connection or was reverted. */
export const SaveStates = meta.story({
  args: {
    rows: some.map((row, at) => ({
      ...row,
      cells: row.cells.map((one) => ({
        ...one,
        state:
          at === 0 && one.sizeId === 2
            ? ('saving' as const)
            : at === 1 && one.sizeId < 4
              ? ('queued' as const)
              : at === 2 && one.sizeId === 3
                ? ('failed' as const)
                : one.state,
        message: 'The brand has closed this colour.',
      })),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The brand has closed this colour.')).toBeVisible();
    await expect(
      canvas.getByRole('gridcell', { name: 'Vermilion M, 2, The brand has closed this colour.' }),
    ).toHaveAttribute('data-state', 'failed');
  },
});

/** Allows no editing when read-only. */
export const ReadOnly = meta.story({
  name: 'Read-only',
  parameters: { covers: ['R-292'] },
  args: { rows: some, readOnly: true },
  play: async ({ args, canvasElement, userEvent }) => {
    cell(canvasElement, 0, 0).focus();
    await userEvent.keyboard('7{Enter}{Delete}');
    await userEvent.paste(clipboard('9'));
    await expect(args.onCommit).not.toHaveBeenCalled();
    await expect(cell(canvasElement, 0, 0)).toHaveTextContent('2');
  },
});

/** The long name of a colour is cut within its own column. */
export const LongNames = meta.story({
  args: {
    rows: rowsOf([
      [1200, 34000, 120, 9, 0],
      [0, 3, 5, 3, 0],
    ]).map((row) => ({ ...row, label: `${row.label} with an extraordinarily long name` })),
    sizes: sizesOf('One size', '36/38', '40/42', '44/46', '3XL tall'),
  },
  play: async ({ canvas }) => {
    for (const name of canvas.getAllByTitle(/extraordinarily long/)) {
      const column = name.closest('th')?.getBoundingClientRect();
      await expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(column?.right ?? 0);
    }
  },
});

export const Large = meta.story({
  name: '60 colours, 12 sizes',
  args: {
    rows: rowsOf(
      Array.from({ length: 60 }, (_, row) => Array.from({ length: 12 }, (__, column) => (row * 7 + column * 3) % 11)),
    ),
    sizes: sizesOf('32', '34', '36', '38', '40', '42', '44', '46', '48', '50', '52', '54'),
  },
});

/** Names the minimum and the maximum of a product, and asks nothing when nothing is ordered. */
export const Limits = meta.story({
  name: 'Minimum and maximum',
  parameters: { covers: ['V-057', 'V-058', 'V-059'] },
  args: { rows: rowsOf(blank(2, 5)), minimum: 12, maximum: 20 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.queryByText(/MINIMUM QUANTITY/)).toBeNull();
    cell(canvasElement, 0, 0).focus();
    await userEvent.keyboard('11{Enter}');
    await expect(
      canvas.getByText('MINIMUM QUANTITY - THE MINIMUM QUANTITY IS 12 FOR THIS ORDER TO PROCEED'),
    ).toBeVisible();
    await userEvent.keyboard('9{Enter}');
    await expect(canvas.queryByText(/QUANTITY -/)).toBeNull();
    await userEvent.keyboard('10{Enter}');
    await expect(
      canvas.getByText('MAXIMUM QUANTITY - THE MAXIMUM QUANTITY IS 20 FOR THIS ORDER TO PROCEED'),
    ).toBeVisible();
  },
});

/** On a phone, one colour at a time: steppers stop at 0 and at stock, no number is 0. */
export const Phone = meta.story({
  parameters: { covers: ['V-060', 'V-061', 'V-062', 'V-063'] },
  globals: { viewport: { value: 'phone' } },
  args: {
    rows: rowsOf(
      [
        [0, 1, 0, 0, 0],
        [0, 0, 0, 0, 0],
      ],
      { 102: 2 },
    ),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const field = (name: string) => canvas.getByRole('textbox', { name });
    await step('Minus stops at 0', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'One fewer: Poplin shirt Ink S' }));
      await expect(field('Ink S, 0')).toHaveValue('0');
      await expect(canvas.getByRole('button', { name: 'One fewer: Poplin shirt Ink S' })).toHaveAttribute(
        'aria-disabled',
      );
    });
    await step('Plus stops at stock and says so', async () => {
      const more = canvas.getByRole('button', { name: 'One more: Poplin shirt Ink S' });
      for (let presses = 0; presses < 3; presses += 1) await userEvent.click(more);
      await expect(field('Ink S, 2')).toHaveValue('2');
      await expect(canvas.getByText('2 units are available for immediate delivery')).toBeVisible();
      await expect(canvas.getByText('2 left')).toBeVisible();
    });
    await step('What is no number is 0, on the numeric keypad', async () => {
      await expect(field('Ink M, 0')).toHaveAttribute('inputmode', 'numeric');
      await userEvent.type(field('Ink M, 0'), '7{Enter}');
      await userEvent.type(field('Ink M, 7'), 'abc{Enter}');
      await expect(args.onCommit).toHaveBeenLastCalledWith({ changes: [{ itemId: 103, quantity: 0, seen: 7 }] });
    });
    await step('Another colour is one press away', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Poplin shirt Natural linen' }));
      await expect(field('Natural linen XS, 0')).toBeVisible();
    });
  },
});

/** On a phone, Enter goes on to the next size, whose figure the next digits replace. */
export const PhoneKeypad = meta.story({
  name: 'Phone, Enter',
  globals: { viewport: { value: 'phone' } },
  args: { rows: rowsOf([[0, 1, 0, 0, 0]]) },
  play: async ({ args, canvas, userEvent }) => {
    const field = (name: string) => canvas.getByRole('textbox', { name });
    await userEvent.click(field('Ink XS, 0'));
    await userEvent.keyboard('12{Enter}8{Enter}3{Enter}');
    await expect(args.onCommit).toHaveBeenCalledTimes(3);
    for (const name of ['Ink XS, 12', 'Ink S, 8', 'Ink M, 3']) await expect(field(name)).toBeVisible();
    await expect(field('Ink L, 0')).toHaveFocus();
    await expect(field('Ink L, 0')).toHaveAttribute('enterkeyhint', 'next');
    await expect(field('Ink XL, 0')).toHaveAttribute('enterkeyhint', 'done');
  },
});

/** Out of stock cannot be stepped up; what is in the cart can be lowered. */
export const PhoneOutOfStock = meta.story({
  name: 'Phone, out of stock',
  parameters: { covers: ['V-060', 'V-063'] },
  globals: { viewport: { value: 'phone' } },
  args: { rows: rowsOf([[0, 2, 1, 0, 0]], { 101: 0, 102: 0, 103: 3 }) },
  play: async ({ args, canvas, userEvent }) => {
    const step = (name: string) => canvas.getByRole('button', { name });
    await expect(canvas.getAllByText('Out of stock')).toHaveLength(2);
    await expect(step('One more: Poplin shirt Ink XS')).toHaveAttribute('aria-disabled');
    await expect(step('One more: Poplin shirt Ink S')).toHaveAttribute('aria-disabled');
    await expect(step('One more: Poplin shirt Ink M')).not.toHaveAttribute('aria-disabled');
    await userEvent.click(step('One fewer: Poplin shirt Ink S'));
    await expect(args.onCommit).toHaveBeenCalled();
  },
});
