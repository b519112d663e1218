import preview from '#storybook/preview';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { blank, Harness, letters, rowsOf } from './CartGrid.fixture.tsx';
import { cell, clipboard, figures } from './CartGridPlay.fixture.tsx';

const meta = preview.meta({
  title: 'Commerce/CartGridChecks',
  component: Harness,
  args: { onCommit: fn(), sizes: letters },
});

/** Names the quantities that a size run replaced; Control Z takes them back, although a button has the focus. */
export const Replaced = meta.story({
  name: 'Size run for all',
  args: {
    rows: rowsOf([
      [1, 2, 3, 0, 0],
      [0, 7, 0, 0, 0],
    ]),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    cell(canvasElement, 0, 0).focus();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply this size run to all colours' }));
    await expect(canvas.getByText('Natural linen, S: 7 was replaced by 2.')).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(figures(canvasElement)[1]).toEqual(['0', '7', '0', '0', '0']);
  },
});

/** After Enter the focus is on the next colour, and the run is still that of the colour that was typed. */
export const RunAfterEnter = meta.story({
  name: 'Size run after Enter',
  args: {
    rows: rowsOf([
      [0, 0, 0, 0, 0],
      [0, 7, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ]),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const apply = canvas.getByRole('button', { name: 'Apply this size run to all colours' });
    await expect(apply).toHaveAttribute('aria-disabled', 'true');
    cell(canvasElement, 0, 0).focus();
    await userEvent.keyboard('4{Tab}6{Tab}6{Tab}99{Enter}');
    await expect(cell(canvasElement, 1, 3)).toHaveFocus();
    await expect(apply).not.toHaveAttribute('aria-disabled');
    await userEvent.click(apply);
    await expect(figures(canvasElement)).toEqual(Array(3).fill(['4', '6', '6', '99', '0']));
  },
});

/** A colour that the buyer turns to gives its run; an empty one leaves it to the colour last edited. */
export const RunOfChosen = meta.story({
  name: 'Size run of chosen colour',
  args: {
    rows: rowsOf([
      [0, 0, 0, 0, 0],
      [0, 7, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ]),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const apply = canvas.getByRole('button', { name: 'Apply this size run to all colours' });
    cell(canvasElement, 0, 0).focus();
    await userEvent.keyboard('4{Enter}{ArrowDown}');
    await expect(cell(canvasElement, 2, 0)).toHaveFocus();
    await userEvent.click(apply);
    await expect(figures(canvasElement)[2]).toEqual(['4', '0', '0', '0', '0']);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    cell(canvasElement, 1, 1).focus();
    await userEvent.click(apply);
    await expect(figures(canvasElement)[0]).toEqual(['0', '7', '0', '0', '0']);
  },
});

/** An entry above stock says what it was, and nothing below the grid moves. */
export const CutInPlace = meta.story({
  name: 'Cut without a jump',
  parameters: { covers: ['V-060'] },
  args: { rows: rowsOf(blank(2, 5), { 101: 305 }) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const undo = canvas.getByRole('button', { name: 'Undo' });
    const { top } = undo.getBoundingClientRect();
    cell(canvasElement, 0, 0).focus();
    await userEvent.keyboard('999{Enter}');
    await expect(canvas.getByText('305 units are available for immediate delivery')).toBeVisible();
    const cut = canvas.getByText('999 was lowered to 305.');
    await expect(cut).toBeVisible();
    await expect(cut.closest('li')).toHaveTextContent('delivery. 999 was lowered to 305.');
    await expect(undo.getBoundingClientRect().top).toBe(top);
  },
});

/** Stock has fallen below what is in the cart. */
export const Over = meta.story({
  name: 'More than stock',
  args: { rows: rowsOf([[2, 0, 0, 0, 0]], { 101: 1 }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(cell(canvasElement, 0, 0)).toHaveAttribute('data-over');
    await expect(canvas.getByText('Only 1 left of the 2 in your cart. Lower the quantity to order.')).toBeVisible();
  },
});

/** Ten times the other sizes may be a slip of the hand. */
export const Unusual = meta.story({
  name: 'Unusual entry',
  args: { rows: rowsOf([[6, 12, 0, 0, 0]]) },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    cell(canvasElement, 0, 2).focus();
    await step('Back to what it was', async () => {
      await userEvent.keyboard('120{Enter}');
      await expect(canvas.getByText('120 is much more than the other sizes of Ink. Is it right?')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'No, back to 0' }));
      await expect(figures(canvasElement)[0]?.[2]).toBe('0');
    });
    await step('Or right', async () => {
      cell(canvasElement, 0, 2).focus();
      await userEvent.keyboard('120{Enter}');
      await userEvent.click(canvas.getByRole('button', { name: 'Yes, keep 120' }));
      await waitFor(() => expect(canvas.queryByText(/much more/)).toBeNull());
      await expect(figures(canvasElement)[0]?.[2]).toBe('120');
    });
  },
});

/** What is below zero or not whole is refused by name, also when it is pasted alone. */
export const PasteRefused = meta.story({
  name: 'Paste of no quantity',
  args: { rows: rowsOf(blank(2, 5)) },
  play: async ({ args, canvasElement, userEvent }) => {
    for (const [text, reason] of [
      ['-3', 'is below zero'],
      ['2.5', 'is not a whole number of units'],
    ] as const) {
      cell(canvasElement, 0, 0).focus();
      await userEvent.paste(clipboard(text));
      const dialog = within(await screen.findByRole('dialog'));
      await waitFor(() => expect(dialog.getByText(reason)).toBeVisible());
      await userEvent.click(dialog.getAllByRole('button', { name: 'Cancel' })[0] as HTMLElement);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await expect(args.onCommit).not.toHaveBeenCalled();
  },
});

/** An open cell refuses it too, and keeps what was typed; a quantity becomes its text. */
export const PasteRefusedOpen = meta.story({
  name: 'Paste into open cell',
  args: { rows: rowsOf(blank(2, 5)) },
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    for (const [text, reason] of [
      ['-3', 'is below zero'],
      ['2.5', 'is not a whole number of units'],
    ] as const)
      await step(text, async () => {
        cell(canvasElement, 0, 0).focus();
        await userEvent.keyboard('7');
        await userEvent.paste(clipboard(text));
        const dialog = within(await screen.findByRole('dialog'));
        await waitFor(() => expect(dialog.getByText(reason)).toBeVisible());
        await userEvent.click(dialog.getAllByRole('button', { name: 'Cancel' })[0] as HTMLElement);
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await waitFor(() => expect(cell(canvasElement, 0, 0)).toHaveFocus());
        await expect(cell(canvasElement, 0, 0)).toHaveTextContent('7');
      });
    await expect(args.onCommit).toHaveBeenCalledOnce();
    await step('A quantity', async () => {
      await userEvent.keyboard('{F2}');
      await userEvent.paste(clipboard('5'));
      await expect(canvas.getByRole('textbox')).toHaveValue('5');
      await userEvent.keyboard('{Enter}');
      await expect(cell(canvasElement, 0, 0)).toHaveTextContent('5');
    });
  },
});

/** Escape lets Tab leave at once. */
export const EscapeThenTab = meta.story({
  name: 'Escape, then Tab',
  args: { rows: rowsOf(blank(2, 5)) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    cell(canvasElement, 0, 0).focus();
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Apply this size run to all colours' })).toHaveFocus();
    cell(canvasElement, 0, 0).focus();
    await userEvent.tab();
    await expect(cell(canvasElement, 0, 1)).toHaveFocus();
  },
});

/** Arrows go on from product to product, in the same size. */
export const TwoProducts = meta.story({
  name: 'From product to product',
  args: { rows: rowsOf(blank(2, 5)) },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('grid');
    const at = (grid: HTMLElement | undefined, row: number, column: number) => cell(grid as HTMLElement, row, column);
    at(first, 1, 3).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(at(second, 0, 3)).toHaveFocus();
    await userEvent.keyboard('4{ArrowUp}');
    await expect(at(first, 1, 3)).toHaveFocus();
    await expect(at(second, 0, 3)).toHaveTextContent('4');
  },
});

/** A scroller of only a few rows, so that most of the grid is off screen; over once it has been told. */
const shorten = async (canvasElement: HTMLElement) => {
  const scroller = canvasElement.querySelector<HTMLElement>('[data-part=scroller]');
  if (!scroller) throw new Error('There is no scroller');
  scroller.style.maxBlockSize = '12rem';
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return scroller;
};

const groups = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll('tbody')];
const skipped = (canvasElement: HTMLElement) =>
  groups(canvasElement).filter((group) => !group.rows[0]?.cells[0]?.checkVisibility({ contentVisibilityAuto: true }));

/** Up to 20 colours are laid out whole, also those off screen; one more, and what is off screen is skipped. */
export const LaidOutWhole = meta.story({
  name: 'Small grid laid out whole',
  args: { rows: rowsOf(blank(20, 5)), others: rowsOf(blank(21, 5)) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await shorten(canvasElement);
    await expect(groups(canvasElement)).toHaveLength(4);
    await expect(skipped(canvasElement)).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Other rows' }));
    await waitFor(() => expect(skipped(canvasElement)).toContain(groups(canvasElement).at(-1)));
  },
});

/** A grid that has become small is laid out whole again. */
export const BecameSmall = meta.story({
  name: 'Grid that became small',
  args: { rows: rowsOf(blank(21, 5)), others: rowsOf(blank(20, 5)) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await shorten(canvasElement);
    await waitFor(() => expect(skipped(canvasElement)).not.toEqual([]));
    await userEvent.click(canvas.getByRole('button', { name: 'Other rows' }));
    await waitFor(() => expect(skipped(canvasElement)).toEqual([]));
  },
});

/** Rows that are skipped keep their exact height: nothing moves when they come and go. */
export const SkippedHeight = meta.story({
  name: 'Height of skipped rows',
  args: { rows: rowsOf(blank(22, 5)) },
  play: async ({ canvasElement, step }) => {
    const scroller = await shorten(canvasElement);
    const heights = () => groups(canvasElement).map((group) => group.getBoundingClientRect().height);
    const line = cell(canvasElement, 0, 0).closest('tr')?.getBoundingClientRect().height ?? 0;
    const whole = scroller.scrollHeight;
    await step('The last rows are skipped, and as high as their number', async () => {
      await waitFor(() => expect(skipped(canvasElement)).toContain(groups(canvasElement).at(-1)));
      await expect(heights()).toEqual([5, 5, 5, 5, 2].map((rows) => rows * line));
    });
    await step('They are as high when they are shown, and others are skipped', async () => {
      scroller.scrollTo({ top: whole });
      await waitFor(() => expect(skipped(canvasElement)).toContain(groups(canvasElement)[1]));
      await expect(skipped(canvasElement)).not.toContain(groups(canvasElement).at(-1));
      await expect(heights()).toEqual([5, 5, 5, 5, 2].map((rows) => rows * line));
      await expect(scroller.scrollHeight).toBe(whole);
    });
  },
});

/** A finger draws from up to 24 px off the corner; where a mouse selects. */
export const FingerFills = meta.story({
  name: 'Corner for a finger',
  args: {
    rows: rowsOf([
      [1, 2, 3, 0, 0],
      [0, 0, 0, 0, 0],
    ]),
  },
  play: async ({ args, canvasElement, userEvent, step }) => {
    const corner = cell(canvasElement, 0, 1);
    const { right, bottom } = corner.getBoundingClientRect();
    const from = (off: number) => ({ clientX: right - off, clientY: bottom - 20 });
    const below = { clientX: right - 20, clientY: bottom + 10 };
    const filling = () => canvasElement.querySelectorAll('[data-filling]');
    const drag = async (pointerType: string, off: number) => {
      await fireEvent.pointerDown(corner, { pointerType, ...from(off) });
      await fireEvent.pointerMove(corner, { pointerType, ...below });
    };
    cell(canvasElement, 0, 0).focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await step('Farther off, a finger does not draw', async () => {
      await drag('touch', 26);
      await expect(filling()).toHaveLength(0);
      await fireEvent.pointerUp(corner);
    });
    await step('Nor does a mouse within the reach of a finger', async () => {
      await drag('mouse', 20);
      await expect(filling()).toHaveLength(0);
      await fireEvent.pointerUp(corner);
      await expect(args.onCommit).not.toHaveBeenCalled();
    });
    await step('A finger draws, and letting go fills', async () => {
      await drag('touch', 20);
      await waitFor(() => expect(filling()).toHaveLength(4));
      await fireEvent.pointerUp(corner);
      await waitFor(() => expect(figures(canvasElement)[1]).toEqual(['1', '2', '0', '0', '0']));
      await expect(args.onCommit).toHaveBeenCalledOnce();
    });
    await step('A mouse selects from there', async () => {
      await userEvent.keyboard('{Control>}{Home}{/Control}{Shift>}{ArrowRight}{/Shift}');
      await userEvent.pointer([
        { keys: '[MouseLeft>]', target: corner, coords: from(20) },
        { target: cell(canvasElement, 1, 2), coords: { clientX: right + 10, clientY: bottom + 10 } },
        { keys: '[/MouseLeft]', target: cell(canvasElement, 1, 2) },
      ]);
      const selected = [...canvasElement.querySelectorAll<HTMLElement>('[aria-selected=true]')];
      await expect(selected.map(({ dataset }) => `${dataset['row']} ${dataset['column']}`)).toEqual([
        '0 1',
        '0 2',
        '1 1',
        '1 2',
      ]);
      await expect(args.onCommit).toHaveBeenCalledOnce();
    });
  },
});
