import preview from '#storybook/preview';
import type { ComponentType } from 'react';
import { expect, fn, type Mock, waitFor, within } from 'storybook/test';
import { blank, Harness, letters, rowsOf, sizesOf } from './CartGrid.fixture.tsx';
import { cell, figures } from './CartGridPlay.fixture.tsx';
import type { CellWords } from './labels.ts';

const meta = preview.meta({
  title: 'Commerce/CartGridEditing',
  component: Harness,
  args: { onCommit: fn(), rows: rowsOf(blank(3, 5)), sizes: letters },
});

/** Less room than the sizes need. */
const narrow = (Story: ComponentType) => (
  <div style={{ inlineSize: '40rem' }}>
    <Story />
  </div>
);

/** Moves, types, opens, cancels and clears as a spreadsheet does; no number is 0. */
export const Keyboard = meta.story({
  parameters: { covers: ['R-280', 'V-061'] },
  args: { rows: rowsOf(blank(3, 5)) },
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await step('Tab enters at the active cell, typing replaces, Enter goes down', async () => {
      await userEvent.tab();
      await expect(cell(canvasElement, 0, 0)).toHaveFocus();
      await userEvent.keyboard('12{Enter}');
      await expect(cell(canvasElement, 1, 0)).toHaveFocus();
      await expect(args.onCommit).toHaveBeenLastCalledWith({ changes: [{ itemId: 101, quantity: 12, seen: 0 }] });
      await expect(canvas.getByRole('gridcell', { name: 'Ink XS, 12' })).toBeVisible();
      for (const of of ['Ink', 'XS', 'Poplin shirt'])
        await expect(canvas.getByRole('gridcell', { name: `Total of ${of}: 12` })).toHaveTextContent('12');
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

const standsOver = async (canvasElement: HTMLElement, row: number, column: number) => {
  const editor = within(canvasElement).getByRole('textbox').getBoundingClientRect();
  const place = cell(canvasElement, row, column).getBoundingClientRect();
  for (const edge of ['left', 'right', 'top', 'bottom'] as const)
    await expect(Math.abs(editor[edge] - place[edge]), edge).toBeLessThanOrEqual(1);
};

/** The editor lies over its cell, says its name and scrolls with it. */
export const StandsOver = meta.story({
  name: 'Editor over the cell',
  args: { rows: rowsOf(blank(40, 12)), sizes: sizesOf(...Array.from({ length: 12 }, (_, at) => `${32 + at * 2}`)) },
  decorators: [narrow],
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('At the beginning and at the end', async () => {
      cell(canvasElement, 0, 0).focus();
      await userEvent.keyboard('4');
      await standsOver(canvasElement, 0, 0);
      await userEvent.keyboard('{Escape}{Control>}{End}{/Control}5');
      await standsOver(canvasElement, 39, 11);
      await expect(canvas.getByRole('textbox')).toHaveAccessibleName(/ 54, 0$/);
    });
    await step('While the grid is scrolled', async () => {
      canvasElement.querySelector('[data-part=scroller]')?.scrollBy({ top: -60, left: -30 });
      await standsOver(canvasElement, 39, 11);
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('textbox')).toBeNull();
    });
  },
});

/** Right to left, the editor lies over its cell too. */
export const StandsOverRightToLeft = meta.story({
  name: 'Editor, right to left',
  parameters: { direction: 'rtl' },
  play: async ({ canvasElement, userEvent }) => {
    cell(canvasElement, 1, 3).focus();
    await userEvent.keyboard('4');
    await standsOver(canvasElement, 1, 3);
  },
});

/** Tab walks through the cells and leaves after the last one, Shift+Tab before the first. */
export const TabLeaves = meta.story({
  name: 'Tab',
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

/** Fills down with Ctrl+D, right with Ctrl+R, and gives one size run to all colours. */
export const Fill = meta.story({
  name: 'Fill by key',
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

/** Clamps to stock and says what is there for 5 s, longer under the pointer. */
export const ClampsToStock = meta.story({
  name: 'Clamp to stock',
  parameters: { covers: ['V-060', 'K-51'] },
  args: { rows: rowsOf(blank(2, 5), { 101: 12 }) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    cell(canvasElement, 0, 0).focus();
    await userEvent.keyboard('40{Enter}');
    await expect(args.onCommit).toHaveBeenLastCalledWith({ changes: [{ itemId: 101, quantity: 12, seen: 0 }] });
    await expect(cell(canvasElement, 0, 0)).toHaveAttribute('data-cut');
    const notice = canvas.getByText('12 units are available for immediate delivery');
    await expect(notice).toBeVisible();
    await userEvent.hover(notice);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByText(/units are available/)).toBeNull();
  },
});

/** Selects by drag, opens by double click, keeps what was typed when another cell is clicked. */
export const Mouse = meta.story({
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

/** Adds rows, columns and the product, live. */
export const Totals = meta.story({
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

const middle = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

/** The corner that is drawn by. */
const atHandle = (element: Element) => {
  const { right, bottom } = element.getBoundingClientRect();
  return { clientX: right - 5, clientY: bottom - 5 };
};

/** Extends the selection by its handle; Escape changes nothing; buttons do the same without a drag. */
export const FillHandle = meta.story({
  args: {
    rows: rowsOf([
      [1, 2, 3, 0, 0],
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ]),
  },
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const draw = async (row: number, column: number) => {
      const from = cell(canvasElement, 0, 1);
      const to = cell(canvasElement, row, column);
      await userEvent.pointer([
        { keys: '[MouseLeft>]', target: from, coords: atHandle(from) },
        { target: to, coords: middle(to) },
      ]);
    };
    cell(canvasElement, 0, 0).focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await step('The pointer says where one can draw from', async () => {
      const corner = cell(canvasElement, 0, 1);
      await userEvent.pointer({ target: corner, coords: middle(corner) });
      await expect(corner).toHaveStyle({ cursor: 'cell' });
      await userEvent.pointer({ target: corner, coords: atHandle(corner) });
      await expect(corner).toHaveStyle({ cursor: 'crosshair' });
    });
    await step('Where it would fill is marked', async () => {
      await draw(2, 1);
      await expect(canvasElement.querySelectorAll('[data-filling]')).toHaveLength(6);
    });
    await step('Escape takes the drag back', async () => {
      await userEvent.keyboard('{Escape}');
      await userEvent.pointer({ keys: '[/MouseLeft]' });
      await expect(args.onCommit).not.toHaveBeenCalled();
    });
    await step('Letting go fills, as one edit, and selects what was filled', async () => {
      await draw(2, 1);
      await userEvent.pointer({ keys: '[/MouseLeft]' });
      await expect(figures(canvasElement).slice(1)).toEqual([
        ['1', '2', '0', '0', '0'],
        ['1', '2', '0', '0', '0'],
      ]);
      await expect(args.onCommit).toHaveBeenCalledOnce();
      await expect(canvasElement.querySelectorAll('[aria-selected=true]')).toHaveLength(6);
    });
    await step('The buttons fill what is selected', async () => {
      await userEvent.keyboard('{Control>}{Home}{/Control}{Shift>}{End}{/Shift}');
      await userEvent.click(canvas.getByRole('button', { name: 'Fill to the end of the line' }));
      await expect(figures(canvasElement)[0]).toEqual(['1', '1', '1', '1', '1']);
      await userEvent.click(cell(canvasElement, 0, 4));
      await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
      await userEvent.click(canvas.getByRole('button', { name: 'Fill down' }));
      await expect(figures(canvasElement)[1]).toEqual(['1', '2', '0', '0', '1']);
    });
  },
});

const sixty = {
  rows: rowsOf(blank(60, 12)),
  sizes: sizesOf('32', '34', '36', '38', '40', '42', '44', '46', '48', '50', '52', '54'),
};

/** Asked of the grid again and again, it is drawn once for each cell whose name is said again. */
const cellsDrawnBy = async (label: Mock, act: () => Promise<void>) => {
  label.mockClear();
  await act();
  return label.mock.calls.length;
};

const spoken = fn(({ product, colour, size, quantity }: CellWords) => `${product} ${colour} ${size}, ${quantity}`);

/** Renders at most one of 720 cells at a keystroke, and none when the selection moves. */
export const DrawsLittle = meta.story({
  name: 'Few renders',
  args: { ...sixty, labels: { cell: spoken } },
  play: async ({ canvasElement, userEvent, step }) => {
    const drawn = (keys: string) => cellsDrawnBy(spoken, () => userEvent.keyboard(keys));
    await userEvent.click(cell(canvasElement, 30, 5));
    for (const keys of ['{ArrowDown}', '{ArrowRight}', '{PageDown}', '{Shift>}{End}{/Shift}', '{Home}'])
      await step(keys, async () => {
        await expect(await drawn(keys), keys).toBe(0);
      });
    // What is written in says the name of its cell.
    for (const keys of ['5', '6', '{Enter}', '7', '{ArrowRight}'])
      await step(keys, async () => {
        await expect(await drawn(keys), keys).toBeLessThanOrEqual(1);
      });
    await step('Delete and Undo', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(await drawn('{Delete}')).toBe(1);
      await expect(await drawn('{Control>}z{/Control}')).toBe(1);
    });
  },
});

const seen = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>('[data-column="0"]')]
    .filter((part) => part.checkVisibility())
    .map(({ dataset }) => Number(dataset['row']));

/** Of 60 colours only those around the visible ones are laid out, and a key brings any back. */
export const SkipsOffScreenRows = meta.story({
  name: 'Rows out of sight',
  parameters: { covers: ['D-110'] },
  args: sixty,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const grid = canvas.getByRole('grid');
    await step('It says how many rows there are', async () => {
      await expect(grid).toHaveAttribute('aria-rowcount', '62');
      await expect(cell(canvasElement, 59, 0).closest('tr')).toHaveAttribute('aria-rowindex', '61');
      await waitFor(() => expect(seen(canvasElement)).not.toContain(40));
      await expect(seen(canvasElement)).toContain(0);
    });
    await step('The last cell is there for the focus', async () => {
      await userEvent.click(cell(canvasElement, 0, 0));
      await userEvent.keyboard('{Control>}{End}{/Control}');
      await expect(cell(canvasElement, 59, 11)).toHaveFocus();
      await waitFor(() => expect(seen(canvasElement)).not.toContain(20));
    });
    await step('Wherever the grid is scrolled to, the active cell keeps the focus', async () => {
      canvasElement.querySelector('[data-part=scroller]')?.scrollTo({ top: 0 });
      await waitFor(() => expect(seen(canvasElement)).not.toContain(50));
      await expect(seen(canvasElement)).toEqual(expect.arrayContaining([0, 59]));
      await userEvent.keyboard('7{Enter}');
      await expect(cell(canvasElement, 59, 11)).toHaveTextContent('7');
    });
    await step('The browser finds text in skipped rows', async () => {
      for (const group of canvasElement.querySelectorAll('tbody[hidden]'))
        await expect(group).toHaveAttribute('hidden', 'until-found');
    });
  },
});

/** The selection keeps its place when other rows come, and is the one that is announced. */
export const OtherRows = meta.story({
  name: 'New rows',
  args: { rows: rowsOf(blank(3, 5)), others: rowsOf(blank(2, 5)).reverse() },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const marked = (attribute: string) =>
      [...canvasElement.querySelectorAll<HTMLElement>(attribute)].map(({ dataset }) => [dataset.row, dataset.column]);
    cell(canvasElement, 2, 1).focus();
    await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowRight}{/Shift}');
    await userEvent.click(canvas.getByRole('button', { name: 'Other rows' }));
    await expect(marked('[aria-selected=true]')).toEqual([
      ['1', '1'],
      ['1', '2'],
    ]);
    await expect(marked('td[tabindex="0"]')).toEqual([['1', '2']]);
    await expect(marked('[data-corner]')).toEqual([['1', '2']]);
  },
});

const hides = (one: DOMRect, other: DOMRect) =>
  one.left < other.right - 1 && one.right > other.left + 1 && one.top < other.bottom - 1 && one.bottom > other.top + 1;

/** Sticky heads and totals never cover the cell that has the focus (WCAG 2.4.11). */
export const NeverCovered = meta.story({
  name: 'Focus never covered',
  args: sixty,
  decorators: [narrow],
  play: async ({ canvasElement, userEvent }) => {
    cell(canvasElement, 0, 0).focus();
    for (const keys of [
      '{Control>}{End}{/Control}',
      '{ArrowUp}'.repeat(20),
      '{Home}',
      '{PageUp}',
      '{End}',
      '{PageDown}',
      '{ArrowLeft}'.repeat(9),
    ]) {
      await userEvent.keyboard(keys);
      const focused = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      const row = document.activeElement?.closest('tr');
      const edges = canvasElement.querySelectorAll('thead, tfoot');
      for (const edge of [...edges, ...(row?.querySelectorAll('th, [data-part=row-total]') ?? [])])
        await expect(
          hides(focused, edge.getBoundingClientRect()),
          `${keys} ${edge.tagName} ${JSON.stringify(focused)} ${JSON.stringify(edge.getBoundingClientRect())}`,
        ).toBe(false);
    }
  },
});

/** Where more sizes lie under a sticky edge, a shade says so. */
export const SaysThatThereIsMore = meta.story({
  name: 'More sizes',
  args: sixty,
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    const scroller = canvasElement.querySelector('[data-part=scroller]');
    const shades = () =>
      ['::before', '::after'].map((side) => getComputedStyle(scroller?.parentElement as Element, side).opacity);
    await waitFor(() => expect(shades()).toEqual(['0', '1']));
    scroller?.scrollTo({ left: 200 });
    await waitFor(() => expect(shades()).toEqual(['1', '1']));
    scroller?.scrollTo({ left: 2000 });
    await waitFor(() => expect(shades()).toEqual(['1', '0']));
  },
});

/** Says that it is saving, and at what time all was saved. */
export const SavedAt = meta.story({
  args: { answered: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    cell(canvasElement, 0, 0).focus();
    await userEvent.keyboard('5{Enter}');
    await expect(canvas.getByText('Saving…')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'The server answers' }));
    await expect(canvas.getByText(/^Saved \d/)).toBeVisible();
  },
});

/** Right to left, arrows move the way they point. */
export const RightToLeft = meta.story({
  parameters: { direction: 'rtl' },
  play: async ({ canvasElement, userEvent }) => {
    cell(canvasElement, 0, 0).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(cell(canvasElement, 0, 1)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(cell(canvasElement, 0, 0)).toHaveFocus();
  },
});
