import preview from '#storybook/preview';
import { fixtures } from '@vitrine/api/testing';
import { canMove } from '@vitrine/api/rules';
import { expect, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office of a brand/Many orders',
  args: { address: '/admin/brand/orders', viewer: 'seller' as 'seller' | 'reader' },
  globals: { stage: 'seller' },
});

const all = fixtures.orders;
const movable = all.filter(({ status }) => canMove(status, 'p')).length;

/** Orders go to one status after a question. Those that cannot go there are named, and *Undo* sets the others back. */
export const Playground = meta.story({
  name: 'Moved along',
  parameters: { covers: ['D-077', 'E-49'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('checkbox', { name: /^Choose No\./ });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose all orders on this page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Set to “Processing”' }));
    const title = `Set ${all.length} orders to “Processing”?`;
    const dialog = within(await screen.findByRole('alertdialog', { name: title }));
    await seen(dialog.getByText('Each retailer gets an e-mail and a notification.'));
    await userEvent.click(dialog.getByRole('button', { name: 'Set to “Processing”' }));
    await seen(await canvas.findByText(`${movable} orders are “Processing” now`));
    const outcome = within(canvas.getByRole('group', { name: 'Chosen rows' }));
    await expect(outcome.getAllByRole('listitem')).toHaveLength(all.length - movable);
    const undo = outcome.getByRole('button', { name: 'Undo' });
    // The list is read again first.
    await waitFor(() => expect(undo).not.toHaveAttribute('aria-busy'));
    await userEvent.click(undo);
    await seen(await outcome.findByText(`${movable} are as they were`));
  },
});
