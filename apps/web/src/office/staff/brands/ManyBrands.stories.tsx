import preview from '#storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office/Many brands',
  args: { address: '/admin/brands?view=published', viewer: 'staff' as const },
});

/** Several brands leave the shop after a question, and *Undo* publishes them again. */
export const Playground = meta.story({
  name: 'Unpublished',
  parameters: { covers: ['D-060', 'D-067'] },
  play: async ({ canvas, userEvent }) => {
    const boxes = await canvas.findAllByRole('checkbox', { name: /^Choose (?!all)/ });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose all brands on this page' }));
    await seen(canvas.getByText(`${boxes.length} brands chosen`));
    await userEvent.click(canvas.getByRole('button', { name: 'Unpublish' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: `Unpublish ${boxes.length} brands?` }));
    await userEvent.click(dialog.getByRole('button', { name: 'Unpublish' }));
    await seen(await canvas.findByText(`${boxes.length} brands are no longer in the shop`));
    await waitFor(() => expect(canvas.queryByRole('checkbox', { name: /^Choose (?!all)/ })).toBeNull());
    const undo = canvas.getByRole('button', { name: 'Undo' });
    // The list is read again first.
    await waitFor(() => expect(undo).not.toHaveAttribute('aria-busy'));
    await userEvent.click(undo);
    await seen(await canvas.findByText(`${boxes.length} are as they were`));
    await waitFor(() =>
      expect(canvas.getAllByRole('checkbox', { name: /^Choose (?!all)/ })).toHaveLength(boxes.length),
    );
  },
});
