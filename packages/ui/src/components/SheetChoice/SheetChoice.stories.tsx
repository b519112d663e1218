import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { sheetChoiceWords } from '../../testing/words/sheetChoice.ts';
import { SheetChoice } from './SheetChoice.tsx';
import type { SheetChoiceProps } from './SheetChoice.tsx';

const rowsOf = (...cells: readonly (readonly string[])[]) => cells.map((each, at) => ({ row: at + 1, cells: each }));
const order = {
  name: 'Resort 27',
  rows: rowsOf(
    ['Style', 'Colour', 'S', 'M', 'L'],
    ['LU-2400', 'Ink', '2', '4', ''],
    ['LU-2401', 'Natural linen', '', '3', '1'],
  ),
};
const sheets = [
  order,
  { name: 'Pre-Fall 27', rows: rowsOf(['Style', 'Colour', 'S', 'M', 'L'], ['LU-2500', 'Vermilion', '6', '6', '2']) },
];

/** The choice as a screen keeps it. */
function Harness({ value: given, onChange, sheets: all }: Omit<SheetChoiceProps, 'labels'>) {
  const [value, setValue] = useState(given);
  const choose = (event: { value: string }) => {
    onChange(event);
    setValue(event.value);
  };
  return <SheetChoice sheets={all} value={value} onChange={choose} labels={useLabels(sheetChoiceWords)} />;
}

const meta = preview.meta({
  title: 'Components/SheetChoice',
  component: Harness,
  args: { sheets, value: 'Resort 27', onChange: fn() },
});

/** The chosen sheet shows its first rows. */
export const Playground = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('cell', { name: 'LU-2400' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Pre-Fall 27' }));
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'Pre-Fall 27' });
    await expect(canvas.getByRole('group', { name: 'First rows of Pre-Fall 27' })).toHaveTextContent('LU-2500');
  },
});

/** Many columns and long texts scroll sideways, by keyboard too. */
export const Long = meta.story({
  name: 'Wide sheet, phone',
  globals: { viewport: { value: 'small' } },
  args: {
    sheets: [
      {
        name: 'Delivery window from the first of February to the fifteenth of March, stores in Lisbon and Porto',
        rows: order.rows.map(({ row, cells }) => ({
          row: row + 14,
          cells: [...cells, 'A long dress in washed European linen, with a square neck and wide straps', ...cells],
        })),
      },
      order,
    ],
    value: 'Delivery window from the first of February to the fifteenth of March, stores in Lisbon and Porto',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /^First rows of Delivery/ })).toHaveAttribute('tabindex', '0');
  },
});

export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
