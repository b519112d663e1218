import preview from '#storybook/preview';
import { expect, fn, within } from 'storybook/test';
import { blank, Harness, letters, rowsOf, sizesOf } from './CartGrid.fixture.tsx';

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

const cell = (canvasElement: HTMLElement, row: number, column: number) => {
  const found = canvasElement.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
  if (!found) throw new Error(`There is no cell in row ${row}, column ${column}`);
  return found;
};

const figures = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('[data-part=cell] > span:first-child')].map((figure) => figure.textContent),
  );

/** What the grid puts on the clipboard when the browser asks. */
const takenBy = (type: 'copy' | 'cut') => {
  const data = new DataTransfer();
  document.activeElement?.dispatchEvent(
    new ClipboardEvent(type, { clipboardData: data, bubbles: true, cancelable: true }),
  );
  return data.getData('text/plain');
};

const clipboard = (text: string) => {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  return data;
};

export const Playground = meta.story({ args: { rows: some, minimum: 12, maximum: 60 } });

export const LowAndNoStock = meta.story({
  name: 'Says what is left under 5, and out of stock at 0 (V-063, K-52, D-086, D-087)',
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

export const SizesNotMade = meta.story({
  name: 'Leaves a blank where a colour is not made in a size',
  args: {
    rows: rowsOf([
      [2, null, 6, 4, null],
      [0, 3, 5, null, 0],
    ]),
  },
});

export const SaveStates = meta.story({
  name: 'Marks each cell that is being saved, waits for the connection or was taken back',
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
      canvas.getByRole('gridcell', { name: 'Poplin shirt Vermilion M, 2, The brand has closed this colour.' }),
    ).toHaveAttribute('data-state', 'failed');
  },
});

export const ReadOnly = meta.story({
  name: 'Allows no editing when it is only to be read (R-292)',
  args: { rows: some, readOnly: true },
  play: async ({ args, canvasElement, userEvent }) => {
    cell(canvasElement, 0, 0).focus();
    await userEvent.keyboard('7{Enter}{Delete}');
    await userEvent.paste(clipboard('9'));
    await expect(args.onCommit).not.toHaveBeenCalled();
    await expect(cell(canvasElement, 0, 0)).toHaveTextContent('2');
  },
});

export const LongNames = meta.story({
  args: {
    rows: rowsOf([
      [1200, 34000, 120, 9, 0],
      [0, 3, 5, 3, 0],
    ]).map((row) => ({ ...row, label: `${row.label} with an extraordinarily long name` })),
    sizes: sizesOf('One size', '36/38', '40/42', '44/46', '3XL tall'),
  },
});

export const Large = meta.story({
  name: '60 colours by 12 sizes',
  args: {
    rows: rowsOf(
      Array.from({ length: 60 }, (_, row) => Array.from({ length: 12 }, (__, column) => (row * 7 + column * 3) % 11)),
    ),
    sizes: sizesOf('32', '34', '36', '38', '40', '42', '44', '46', '48', '50', '52', '54'),
  },
});

export const Limits = meta.story({
  name: 'Names the minimum and the maximum of a product, and asks nothing of none (V-057, V-058, V-059)',
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

export const Keyboard = meta.story({
  name: 'Moves, types, opens, cancels and clears as a spreadsheet does; no number is 0 (R-280, V-061)',
  args: { rows: rowsOf(blank(3, 5)) },
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await step('Tab enters at the active cell, typing replaces, Enter goes down', async () => {
      await userEvent.tab();
      await expect(cell(canvasElement, 0, 0)).toHaveFocus();
      await userEvent.keyboard('12{Enter}');
      await expect(cell(canvasElement, 1, 0)).toHaveFocus();
      await expect(args.onCommit).toHaveBeenLastCalledWith({ changes: [{ itemId: 101, quantity: 12 }] });
      await expect(canvas.getByRole('gridcell', { name: 'Poplin shirt Ink XS, 12' })).toBeVisible();
    });
    await step('Arrows commit what was typed and move', async () => {
      await userEvent.keyboard('3{ArrowRight}4{ArrowRight}');
      await expect(figures(canvasElement)[1]).toEqual(['3', '4', '0', '0', '0']);
    });
    await step('F2 opens what is there, Escape leaves it as it was', async () => {
      await userEvent.keyboard('{ArrowLeft}{F2}');
      await expect(canvas.getByRole('textbox')).toHaveValue('4');
      await userEvent.keyboard('99{Escape}');
      await expect(cell(canvasElement, 1, 1)).toHaveFocus();
      await expect(figures(canvasElement)[1]).toEqual(['3', '4', '0', '0', '0']);
    });
    await step('Enter opens too, and Enter again goes down', async () => {
      await userEvent.keyboard('{Enter}8{Enter}');
      await expect(cell(canvasElement, 2, 1)).toHaveFocus();
      await expect(figures(canvasElement)[1]?.[1]).toBe('8');
    });
    await step('No number is 0, and so is Delete', async () => {
      await userEvent.keyboard('5{ArrowUp}abc{Enter}');
      await expect(figures(canvasElement)[1]?.[1]).toBe('0');
      await expect(figures(canvasElement)[2]?.[1]).toBe('5');
      await userEvent.keyboard('{Delete}');
      await expect(figures(canvasElement)[2]?.[1]).toBe('0');
    });
    await step('Home, End and their Control twins go to the edges', async () => {
      await userEvent.keyboard('{Control>}{Home}{/Control}');
      await expect(cell(canvasElement, 0, 0)).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(cell(canvasElement, 0, 4)).toHaveFocus();
      await userEvent.keyboard('{Control>}{End}{/Control}');
      await expect(cell(canvasElement, 2, 4)).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(cell(canvasElement, 2, 0)).toHaveFocus();
    });
  },
});

export const TabLeaves = meta.story({
  name: 'Tab walks through the cells and leaves after the last one, Shift+Tab before the first',
  args: { rows: rowsOf(blank(2, 2)), sizes: sizesOf('S', 'M') },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
    cell(canvasElement, 0, 0).focus();
    await userEvent.keyboard('5');
    await userEvent.tab();
    await expect(cell(canvasElement, 0, 1)).toHaveFocus();
    await expect(cell(canvasElement, 0, 0)).toHaveTextContent('5');
    await userEvent.tab();
    await expect(cell(canvasElement, 1, 0)).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Apply this size run to all colours' })).toHaveFocus();
    await expect(canvasElement.querySelectorAll('[data-part=cell][tabindex="0"]')).toHaveLength(1);
  },
});

export const RangesAndClipboard = meta.story({
  name: 'Copies a range out as a rectangle and pastes a block as one edit and one step to undo',
  args: {
    rows: rowsOf([
      [1, 2, 3, 0, 0],
      [4, 5, 6, 0, 0],
      [0, 0, 0, 0, 0],
    ]),
  },
  play: async ({ args, canvasElement, userEvent, step }) => {
    await step('Shift and arrows select; copy gives tabs and line breaks', async () => {
      cell(canvasElement, 0, 0).focus();
      await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
      await expect(canvasElement.querySelectorAll('[aria-selected=true]')).toHaveLength(4);
      await expect(takenBy('copy')).toBe('1\t2\n4\t5');
    });
    await step('A block lands from the corner; blanks keep, quotes and language are read', async () => {
      await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowDown}');
      await userEvent.paste(clipboard('"7"\t\t1,234\r\n8\t9\r\n'));
      await expect(figures(canvasElement)).toEqual([
        ['1', '2', '3', '0', '0'],
        ['7', '5', '1,234', '0', '0'],
        ['8', '9', '0', '0', '0'],
      ]);
      await expect(args.onCommit).toHaveBeenCalledOnce();
    });
    await step('One step takes the whole block back, one makes it again', async () => {
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(figures(canvasElement)[2]).toEqual(['0', '0', '0', '0', '0']);
      await userEvent.keyboard('{Control>}y{/Control}');
      await expect(figures(canvasElement)[2]).toEqual(['8', '9', '0', '0', '0']);
    });
    await step('Cut takes along', async () => {
      await userEvent.keyboard('{Control>}{Home}{/Control}');
      await expect(takenBy('cut')).toBe('1');
      await expect(cell(canvasElement, 0, 0)).toHaveTextContent('0');
    });
  },
});

export const PasteTellsWhatWasLeft = meta.story({
  name: 'Says which pasted cells were no numbers and which fell outside',
  args: { rows: rowsOf(blank(1, 2)), sizes: sizesOf('S', 'M') },
  play: async ({ canvas, canvasElement, userEvent }) => {
    cell(canvasElement, 0, 0).focus();
    await userEvent.paste(clipboard('S\t5\t6'));
    await expect(figures(canvasElement)).toEqual([['0', '5']]);
    await expect(canvas.getByText(/1 pasted cell was not a number/)).toBeVisible();
    await expect(canvas.getByText(/1 pasted number fell outside/)).toBeVisible();
  },
});

export const Fill = meta.story({
  name: 'Fills down with Ctrl+D, on with Ctrl+R, and gives one size run to all colours',
  args: {
    rows: rowsOf([
      [1, 2, 3, 0, 0],
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ]),
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    cell(canvasElement, 0, 0).focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}');
    await expect(figures(canvasElement)[1]).toEqual(['1', '0', '0', '0', '0']);
    await userEvent.keyboard('{ArrowRight}{Control>}r{/Control}');
    await expect(figures(canvasElement)[1]).toEqual(['1', '1', '0', '0', '0']);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply this size run to all colours' }));
    await expect(figures(canvasElement)[2]).toEqual(['1', '2', '3', '0', '0']);
    await expect(args.onCommit).toHaveBeenCalledTimes(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(figures(canvasElement)[2]).toEqual(['0', '0', '0', '0', '0']);
  },
});

export const ClampsToStock = meta.story({
  name: 'Clamps to stock and says what is there for 5 s, longer under the pointer (V-060, K-51)',
  args: { rows: rowsOf(blank(2, 5), { 101: 12 }) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    cell(canvasElement, 0, 0).focus();
    await userEvent.keyboard('40{Enter}');
    await expect(args.onCommit).toHaveBeenLastCalledWith({ changes: [{ itemId: 101, quantity: 12 }] });
    await expect(cell(canvasElement, 0, 0)).toHaveAttribute('data-cut');
    const notice = canvas.getByText('12 units are available for immediate delivery');
    await expect(notice).toBeVisible();
    await userEvent.hover(notice);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByText(/units are available/)).toBeNull();
  },
});

export const Mouse = meta.story({
  name: 'Selects by drag, opens by double click, keeps what was typed when another cell is clicked',
  args: { rows: rowsOf(blank(3, 5)) },
  play: async ({ canvasElement, canvas, userEvent }) => {
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: cell(canvasElement, 0, 0) },
      { target: cell(canvasElement, 1, 1) },
      { keys: '[/MouseLeft]', target: cell(canvasElement, 1, 1) },
    ]);
    await userEvent.dblClick(cell(canvasElement, 2, 2));
    await userEvent.keyboard('6');
    await expect(canvas.getByRole('textbox')).toHaveValue('6');
    await userEvent.click(cell(canvasElement, 0, 4));
    await expect(figures(canvasElement)[2]?.[2]).toBe('6');
    await expect(cell(canvasElement, 0, 4)).toHaveFocus();
  },
});

export const Totals = meta.story({
  name: 'Adds rows, columns and the product, live',
  args: {
    rows: rowsOf([
      [1, 2, 3, 0, 0],
      [4, 5, 6, 0, 0],
    ]),
  },
  play: async ({ canvasElement, userEvent }) => {
    const part = (name: string) =>
      [...canvasElement.querySelectorAll(`[data-part=${name}]`)].map((element) => element.textContent);
    await expect(part('row-total')).toEqual(['6', '15']);
    cell(canvasElement, 0, 0).focus();
    await userEvent.keyboard('11{Enter}');
    await expect(part('row-total')).toEqual(['16', '15']);
    await expect(part('column-total')).toEqual(['15', '7', '9', '0', '0']);
    await expect(part('product-total')).toEqual(['31']);
  },
});

export const Phone = meta.story({
  name: 'On a phone, one colour at a time: steppers stop at 0 and at stock, no number is 0 (V-060, V-061, V-062, V-063)',
  globals: { viewport: { value: 'mobile2' } },
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
      await expect(field('Poplin shirt Ink S, 0')).toHaveValue('0');
      await expect(canvas.getByRole('button', { name: 'One fewer: Poplin shirt Ink S' })).toBeDisabled();
    });
    await step('Plus stops at stock and says so', async () => {
      const more = canvas.getByRole('button', { name: 'One more: Poplin shirt Ink S' });
      for (let presses = 0; presses < 3; presses += 1) await userEvent.click(more);
      await expect(field('Poplin shirt Ink S, 2')).toHaveValue('2');
      await expect(canvas.getByText('2 units are available for immediate delivery')).toBeVisible();
      await expect(canvas.getByText('2 left')).toBeVisible();
    });
    await step('What is no number is 0, on the numeric keypad', async () => {
      await expect(field('Poplin shirt Ink M, 0')).toHaveAttribute('inputmode', 'numeric');
      await userEvent.type(field('Poplin shirt Ink M, 0'), '7{Enter}');
      await userEvent.type(field('Poplin shirt Ink M, 7'), 'abc{Enter}');
      await expect(args.onCommit).toHaveBeenLastCalledWith({ changes: [{ itemId: 103, quantity: 0 }] });
    });
    await step('Another colour is one press away', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Poplin shirt Natural linen' }));
      await expect(field('Poplin shirt Natural linen XS, 0')).toBeVisible();
    });
  },
});
