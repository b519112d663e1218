import preview from '#storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { changedRows, Harness, rowsOf } from './DataGrid.fixture.tsx';
import type { DataGridColumn, DataGridRow } from './types.ts';

const meta = preview.meta({
  title: 'Components/DataGrid',
  component: Harness,
  args: { onEdit: fn(), onSave: fn() },
});

const cell = (canvasElement: HTMLElement, row: number, column: number) => {
  const found = canvasElement.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
  if (!found) throw new Error(`There is no cell in row ${row}, column ${column}`);
  return found;
};

const clipboard = (text: string) => {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  return data;
};

export const Playground = meta.story();

/** Arrows, Home, End and Page keys move, typing replaces, Enter keeps, Escape discards. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await step('Typing replaces, and Enter goes down', async () => {
      await userEvent.click(cell(canvasElement, 0, 4));
      await userEvent.keyboard('45{Enter}');
      await expect(args.onEdit).toHaveBeenLastCalledWith({ edits: [{ row: '1', column: 'wholesale', text: '45' }] });
      await expect(cell(canvasElement, 1, 4)).toHaveFocus();
      await expect(cell(canvasElement, 0, 4)).toHaveAccessibleDescription('Not saved yet');
    });
    await step('F2 opens what is there; Escape leaves it', async () => {
      await userEvent.keyboard('{F2}9{Escape}');
      await expect(cell(canvasElement, 1, 4)).toHaveTextContent('39.50');
    });
    await step('Home, End and Page Down', async () => {
      await userEvent.keyboard('{Home}');
      await expect(cell(canvasElement, 1, 0)).toHaveFocus();
      await userEvent.keyboard('{End}{PageDown}');
      await expect(Number((document.activeElement as HTMLElement).dataset['row'])).toBeGreaterThan(3);
      await userEvent.keyboard('{Control>}{Home}{/Control}');
      await expect(cell(canvasElement, 0, 0)).toHaveFocus();
    });
    await step('Undo brings back the text and goes to it', async () => {
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(cell(canvasElement, 0, 4)).toHaveFocus();
      await expect(cell(canvasElement, 0, 4)).toHaveTextContent('38.00');
      await expect(canvas.getByText('Everything is saved')).toBeVisible();
    });
  },
});

/** A block is pasted, filled down, discarded and brought back. */
export const PasteAndFill = meta.story({
  name: 'Paste and fill',
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('A block is written from the cell on', async () => {
      await userEvent.click(cell(canvasElement, 0, 4));
      await userEvent.paste(clipboard('50\t120\n51\t122\textra'));
      await expect(cell(canvasElement, 1, 5)).toHaveTextContent('122');
      await expect(canvas.getByText('4 changes')).toBeVisible();
      await expect(canvas.getByText('1 value did not fit and was left out.')).toBeVisible();
    });
    await step('Fill down repeats the first row', async () => {
      await userEvent.click(cell(canvasElement, 1, 4));
      await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
      await expect(cell(canvasElement, 3, 4)).toHaveTextContent('51');
      await expect(canvas.getByText('6 changes')).toBeVisible();
    });
    await step('Discard is taken back too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
      await expect(canvas.getByText('Everything is saved')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await expect(canvas.getByText('6 changes')).toBeVisible();
    });
  },
});

/** A wrong text stays, with the reason; Save waits until it is corrected. */
export const Wrong = meta.story({
  name: 'Wrong texts',
  args: { rows: changedRows },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const wrong = cell(canvasElement, 1, 4);
    await expect(wrong).toHaveAttribute('aria-invalid', 'true');
    await expect(wrong).toHaveAccessibleDescription('“12,x” is not a number, such as 45.50.');
    await expect(canvas.getByText('3 changes · 2 to correct')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Poplin shirt 2, Wholesale World (USD):' }));
    await expect(wrong).toHaveFocus();
    await userEvent.keyboard('12,50{Enter}');
    await userEvent.click(cell(canvasElement, 3, 2));
    await userEvent.keyboard('Winter 27{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Everything is saved')).toBeVisible();
  },
});

/** Both texts show where somebody else has changed a cell. */
export const Conflict = meta.story({
  args: {
    rows: rowsOf(6).map((row, at) =>
      at === 1 ? { ...row, marks: { wholesale: { saved: '38.00', theirs: '44.00' } } } : row,
    ),
    onChoose: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take “44.00”' }));
    await expect(args.onChoose).toHaveBeenCalledWith({
      choices: [{ row: '2', column: 'wholesale', side: 'theirs' }],
    });
  },
});

/** Draws the rows in sight alone, keeps the focus, and finds by any text. */
export const Long = meta.story({
  name: '5,000 rows',
  args: { rows: rowsOf(5000) },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '5001');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80);
    await step('The far end and back', async () => {
      await userEvent.click(cell(canvasElement, 0, 1));
      await userEvent.keyboard('{Control>}{End}{/Control}');
      await expect(cell(canvasElement, 4999, 5)).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(cell(canvasElement, 4998, 5)).toHaveFocus();
      await expect(cell(canvasElement, 4998, 5)).toHaveAttribute('aria-selected', 'true');
    });
    await step('A row that was scrolled away keeps the focus', async () => {
      const scroller = canvasElement.querySelector('[data-part=scroller]');
      if (scroller) scroller.scrollTop = 0;
      await waitFor(() => expect(cell(canvasElement, 0, 0)).toBeVisible());
      await userEvent.keyboard('{ArrowUp}');
      await expect(cell(canvasElement, 4997, 5)).toHaveFocus();
    });
    await step('Search', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'LU-4321');
      await waitFor(() => expect(canvas.getByText('1 of 5,000 rows')).toBeVisible());
    });
  },
});

export const ReadOnly = meta.story({
  args: { readOnly: true },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(cell(canvasElement, 0, 4));
    await userEvent.keyboard('9{Enter}{Delete}');
    await expect(args.onEdit).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  },
});

export const Empty = meta.story({ args: { rows: [] } });

export const Phone = meta.story({ args: { rows: changedRows }, globals: { viewport: { value: 'small' } } });

const units: DataGridColumn[] = [
  { id: 'product', label: 'Product', readOnly: true },
  ...['S', 'M', 'L'].map((size): DataGridColumn => ({
    id: size,
    label: size,
    width: 'narrow',
    align: 'end',
    empty: 'No limit',
  })),
];

const stock: DataGridRow[] = ['Terracotta', 'Ink', 'Sand'].map((colour, at) => ({
  id: colour,
  cells: ['Linen dress', ['0', '24', '6'][at] ?? '', '120', ''],
  note: `${colour} · LU-1001`,
  ...(at !== 1 && { marks: { S: { tone: at === 0 ? 'critical' : 'caution' } } }),
}));

const stockArgs = { name: 'Stock', columns: units, rows: stock };

/** Columns that are only read, a second line in the row's name, words for empty cells, and texts that stand out. */
export const Stock = meta.story({
  args: stockArgs,
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(cell(canvasElement, 0, 0));
    await userEvent.keyboard('9{Enter}{Delete}');
    await expect(args.onEdit).not.toHaveBeenCalled();
    await expect(cell(canvasElement, 0, 3)).toHaveTextContent('No limit');
    // A row that was copied with its name comes back whole; a strange name is left out.
    await userEvent.click(cell(canvasElement, 1, 0));
    await userEvent.paste(clipboard('Linen dress\t5\t6\t'));
    await expect(args.onEdit).toHaveBeenLastCalledWith({
      edits: [
        { row: 'Ink', column: 'S', text: '5' },
        { row: 'Ink', column: 'M', text: '6' },
      ],
    });
    await expect(canvasElement.querySelector('[data-part=notices]')).toHaveTextContent('');
    await userEvent.click(cell(canvasElement, 1, 0));
    await userEvent.paste(clipboard('Silk scarf\t5'));
    await expect(canvasElement.querySelector('[data-part=notices]')).toHaveTextContent('1 value did not fit');
  },
});

/** The search is the application's, and an action of its own can be undone. */
export const OwnSearch = meta.story({
  name: 'Own search and actions',
  args: {
    ...stockArgs,
    found: { search: 'ink', ids: new Set(['Ink']), onShowAll: fn() },
    actions: ({ rows, write }) => (
      <Button variant="quiet" onPress={() => write(rows.map(({ id }) => ({ row: id, column: 'S', text: '0' })))}>
        Sold out
      </Button>
    ),
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.getByText('1 of 3 rows')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sold out' }));
    await expect(args.onEdit).toHaveBeenLastCalledWith({ edits: [{ row: 'Ink', column: 'S', text: '0' }] });
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(cell(canvasElement, 0, 1)).toHaveTextContent('24');
  },
});
