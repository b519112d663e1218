import preview from '#storybook/preview';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { blank, Harness, letters, rowsOf, sizesOf } from './CartGrid.fixture.tsx';
import { cell, clipboard, figures, takenBy } from './CartGridPlay.fixture.tsx';

const meta = preview.meta({
  title: 'Commerce/CartGridClipboard',
  component: Harness,
  args: { onCommit: fn(), rows: rowsOf(blank(3, 5)), sizes: letters },
});

/** The dialog, once it has come in. */
const shown = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Paste into Poplin shirt' });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
};
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Copies a range out as a rectangle and pastes a block as one edit and one step to undo. */
export const RangesAndClipboard = meta.story({
  name: 'Copy and paste',
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
      await shown();
      await expect(args.onCommit).not.toHaveBeenCalled();
      await userEvent.keyboard('{Enter}');
      await expect(figures(canvasElement)).toEqual([
        ['1', '2', '3', '0', '0'],
        ['7', '5', '1,234', '0', '0'],
        ['8', '9', '0', '0', '0'],
      ]);
      await expect(args.onCommit).toHaveBeenCalledOnce();
    });
    await step('The focus is back where the block was laid, and the block is selected', async () => {
      await gone();
      await waitFor(() => expect(cell(canvasElement, 1, 0)).toHaveFocus());
      await expect(canvasElement.querySelectorAll('[aria-selected=true]')).toHaveLength(6);
    });
    await step('One step takes the whole block back, one makes it again', async () => {
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(figures(canvasElement)[2]).toEqual(['0', '0', '0', '0', '0']);
      await userEvent.keyboard('{Control>}y{/Control}');
      await expect(figures(canvasElement)[2]).toEqual(['8', '9', '0', '0', '0']);
    });
    await step('Cut takes along; one value needs no question', async () => {
      await userEvent.keyboard('{Control>}{Home}{/Control}');
      await expect(takenBy('cut')).toBe('1');
      await expect(cell(canvasElement, 0, 0)).toHaveTextContent('0');
      await userEvent.paste(clipboard('3'));
      await expect(cell(canvasElement, 0, 0)).toHaveTextContent('3');
    });
  },
});

const named = 'Ref\tColour\tM\tXS\tXXL\nA-2\tnatural linen\t5\t90\t1\nA-1\tINK\tmany\t2\t\nTotal\t\t5\t92\t1';

/** Finds colours by name or reference code and sizes by name, and says what finds no place and why. */
export const MatchesByName = meta.story({
  name: 'Paste by name',
  parameters: { covers: ['V-060'] },
  args: {
    rows: rowsOf(blank(3, 5), { 201: 12 }).map((row) => ({ ...row, code: `A-${row.id}` })),
  },
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    cell(canvasElement, 2, 2).focus();
    await userEvent.paste(clipboard(named));
    const dialog = within(await shown());
    await step('Before anything changes it says what would', async () => {
      await expect(dialog.getByRole('status')).toHaveTextContent('3 quantities change. 1 is cut to what is in stock.');
      await expect(dialog.getByText('instead of 90')).toBeVisible();
      await expect(dialog.getByText('3 entries find no place')).toBeVisible();
      const reasons = dialog.getAllByRole('listitem').map((item) => item.textContent);
      await expect(reasons).toEqual([
        'Line 1, column 5XXLis no size of this product',
        'Line 3, column 3manyis not a number',
        'Line 4, column 1Totalis no colour of this product',
      ]);
    });
    await step('It can be laid by place instead', async () => {
      await userEvent.click(dialog.getByRole('switch', { name: 'Match by the names of colours and sizes' }));
      await expect(dialog.queryByText('instead of 90')).toBeNull();
      await userEvent.click(dialog.getByRole('switch', { name: 'Match by the names of colours and sizes' }));
    });
    await step('One edit; what stock cut short stays marked', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Paste 3 quantities' }));
      await gone();
      await expect(figures(canvasElement).slice(0, 2)).toEqual([
        ['2', '0', '0', '0', '0'],
        ['12', '0', '5', '0', '0'],
      ]);
      await expect(args.onCommit).toHaveBeenCalledOnce();
      await expect(cell(canvasElement, 1, 0)).toHaveAttribute('data-cut');
      await expect(canvas.getByText('12 units are available for immediate delivery')).toBeVisible();
    });
  },
});

/** Escape changes nothing, and the focus comes back. */
export const Leaves = meta.story({
  name: 'Escape',
  args: { rows: rowsOf(blank(1, 2)), sizes: sizesOf('S', 'M') },
  play: async ({ args, canvasElement, userEvent }) => {
    cell(canvasElement, 0, 0).focus();
    await userEvent.paste(clipboard('5\t6\t7'));
    await expect(within(await shown()).getByText('falls outside the grid')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(args.onCommit).not.toHaveBeenCalled();
    await waitFor(() => expect(cell(canvasElement, 0, 0)).toHaveFocus());
  },
});

/** Offers nothing to paste where nothing finds a place. */
export const NothingFits = meta.story({
  args: { rows: rowsOf(blank(1, 2)), sizes: sizesOf('S', 'M') },
  play: async ({ canvasElement, userEvent }) => {
    cell(canvasElement, 0, 0).focus();
    await userEvent.paste(clipboard('a\tb\nc\td'));
    const dialog = within(await shown());
    await expect(dialog.getByRole('status')).toHaveTextContent('Nothing changes.');
    await expect(dialog.getByRole('button', { name: 'Paste' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Shows a whole price list before it is pasted, and scrolls by keyboard. */
export const LargeBlock = meta.story({
  args: {
    rows: rowsOf(blank(60, 12)),
    sizes: sizesOf('32', '34', '36', '38', '40', '42', '44', '46', '48', '50', '52', '54'),
  },
  play: async ({ canvasElement, userEvent }) => {
    cell(canvasElement, 0, 0).focus();
    await userEvent.paste(
      clipboard(
        Array.from({ length: 64 }, (_, row) => Array.from({ length: 12 }, (__, at) => row + at).join('\t')).join('\n'),
      ),
    );
    const dialog = within(await shown());
    await expect(dialog.getByText('and 36 more')).toBeVisible();
    await expect(dialog.getByRole('group', { name: 'Quantities after pasting' })).toHaveAttribute('tabindex', '0');
  },
});
