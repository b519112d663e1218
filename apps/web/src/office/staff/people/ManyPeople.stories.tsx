import preview from '#storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office/Many people',
  args: { address: '/admin/people', viewer: 'staff' as const },
});

/** Several people are chosen, a question says what happens, and who is left is named with the reason. *Undo* lets them in again. */
export const Playground = meta.story({
  name: 'Deactivated',
  parameters: { covers: ['D-067'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Choose Ana Prado' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose Bruno Lima' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Choose Chloé/ }));
    await seen(canvas.getByText('3 people chosen'));
    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Deactivate 3 people?' }));
    await seen(dialog.getByText(/cannot sign in until somebody activates them/));
    await userEvent.click(dialog.getByRole('button', { name: 'Deactivate' }));
    await seen(await canvas.findByText('2 people cannot sign in any more'));
    const outcome = canvas.getByRole('group', { name: 'Chosen rows' });
    await expect(outcome).toHaveFocus();
    await expect(within(outcome).getByRole('listitem')).toHaveTextContent(
      /^Chloé .+: This person is inactive already\.$/,
    );
    await expect(canvas.queryByText('3 people chosen')).toBeNull();
    await waitFor(() => expect(canvas.getAllByRole('cell', { name: 'Inactive' })).toHaveLength(3));
    const undo = canvas.getByRole('button', { name: 'Undo' });
    // The list is read again first.
    await waitFor(() => expect(undo).not.toHaveAttribute('aria-busy'));
    await userEvent.click(undo);
    await seen(await canvas.findByText('2 are as they were'));
    await waitFor(() => expect(canvas.getAllByRole('cell', { name: 'Inactive' })).toHaveLength(1));
  },
});
