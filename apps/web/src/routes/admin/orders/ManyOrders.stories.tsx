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

/** Only what at least one of the chosen orders allows is offered: a finished order goes nowhere. */
export const Finished = meta.story({
  name: 'Finished order',
  parameters: { covers: ['D-077'] },
  args: { address: '/admin/brand/orders?status=f' },
  play: async ({ canvas, userEvent }) => {
    const [box] = await canvas.findAllByRole('checkbox', { name: /^Choose No\./ });
    await userEvent.click(box as HTMLElement);
    await seen(canvas.getByText('1 order chosen'));
    await expect(canvas.queryByRole('button', { name: /^(Set to|Cancel)/ })).toBeNull();
  },
});

/** Who may only read has nothing to choose. */
export const Reader = meta.story({
  name: 'Reader',
  parameters: { covers: ['D-049'] },
  args: { viewer: 'reader' },
  globals: { stage: 'none' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link', { name: /^No\./ });
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
});

export const Portuguese = meta.story({
  name: 'pt-BR',
  globals: { locale: 'pt-BR' },
  play: async ({ canvas, userEvent }) => {
    const [box] = await canvas.findAllByRole('checkbox', { name: /^Selecionar Nº/ });
    await userEvent.click(box as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar pedidos' }));
    await seen(await screen.findByRole('alertdialog', { name: 'Cancelar 1 pedido?' }));
  },
});
