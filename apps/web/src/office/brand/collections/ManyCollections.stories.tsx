import preview from '#storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office of a brand/Many collections',
  args: { address: '/admin/brand/collections', viewer: 'seller' as 'seller' | 'reader' },
  globals: { stage: 'seller' },
});

/** Several collections are archived after a question, and *Undo* shows them in the shop again. */
export const Playground = meta.story({
  name: 'Archived',
  parameters: { covers: ['D-049'] },
  play: async ({ canvas, userEvent }) => {
    const boxes = await canvas.findAllByRole('checkbox', { name: /^Choose (?!all)/ });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose all collections on this page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: `Archive ${boxes.length} collections?` }));
    await userEvent.click(dialog.getByRole('button', { name: 'Archive' }));
    await seen(await canvas.findByText(`${boxes.length} collections are archived`));
    await waitFor(() => expect(canvas.queryByRole('checkbox', { name: /^Choose (?!all)/ })).toBeNull());
    const undo = canvas.getByRole('button', { name: 'Undo' });
    // The list is read again first.
    await waitFor(() => expect(undo).not.toHaveAttribute('aria-busy'));
    await userEvent.click(undo);
    await waitFor(() =>
      expect(canvas.getAllByRole('checkbox', { name: /^Choose (?!all)/ })).toHaveLength(boxes.length),
    );
  },
});
