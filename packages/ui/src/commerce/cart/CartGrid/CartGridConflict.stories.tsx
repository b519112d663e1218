import preview from '#storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { Harness, letters, rowsOf } from './CartGrid.fixture.tsx';
import { cell } from './CartGridPlay.fixture.tsx';

/** Another user wrote 8 and 9 where the buyer wrote 6 and 7. */
const contested = rowsOf([
  [6, 2, 0, 0, 0],
  [0, 7, 0, 0, 0],
]).map((row, at) => ({
  ...row,
  cells: row.cells.map((each, column) =>
    column === at ? { ...each, state: 'conflict' as const, theirs: 8 + at } : each,
  ),
}));

const meta = preview.meta({
  title: 'Commerce/CartGridConflict',
  component: Harness,
  args: { onCommit: fn(), onChoose: fn(), rows: contested, sizes: letters },
});

/** Both quantities are shown; the buyer keeps one for each cell. */
export const Choose = meta.story({
  name: 'Changed by someone else',
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const name = 'Ink XS, 6, also changed to 8';
    await expect(cell(canvasElement, 0, 0)).toHaveAccessibleName(name);
    await expect(
      canvas.getByText(/You wrote 6\. A colleague or another window of yours wrote 8 in the meantime\./),
    ).toBeVisible();
    await step('The other quantity replaces your own', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Take 8' }));
      await expect(args.onChoose).toHaveBeenLastCalledWith({ changes: [{ itemId: 101, quantity: 8, seen: 8 }] });
      await expect(cell(canvasElement, 0, 0)).toHaveTextContent('8');
      await expect(canvasElement.querySelector('[data-part=notices]')).toHaveFocus();
    });
    await step('Or stays out', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Keep 7' }));
      await expect(args.onChoose).toHaveBeenLastCalledWith({ changes: [{ itemId: 202, quantity: 7, seen: 9 }] });
      await waitFor(() => expect(canvas.queryByText(/in the meantime/)).toBeNull());
    });
  },
});

/** Many cells are decided together. */
export const ChooseAll = meta.story({
  name: 'All at once',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take all of theirs' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({
      changes: [
        { itemId: 101, quantity: 8, seen: 8 },
        { itemId: 202, quantity: 9, seen: 9 },
      ],
    });
  },
});

/** On a phone the notices are below the sizes; the size says what the other user wrote. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [line] = canvas.getAllByRole('listitem');
    if (!line) throw new Error('No size is shown.');
    await expect(line).toHaveTextContent(/^XS.*also changed to 8/);
  },
});
