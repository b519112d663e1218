import preview from '#storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office of a brand/Price lists',
  args: { address: '/admin/brand/pricelists', viewer: 'seller' as const },
  globals: { stage: 'seller' },
});

export const Playground = meta.story({
  name: 'Price lists',
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('rowheader', { name: 'USD FOB' }));
    // A list without prices is offered to nobody: its next step is in reach.
    await expect(canvas.getByRole('link', { name: 'Enter prices in a table' })).toHaveAttribute(
      'href',
      '/admin/brand/products/table',
    );
  },
});

/** A list is added, and one is removed after the brand has read what that does to open carts. */
export const Changes = meta.story({
  name: 'Add and remove',
  parameters: { covers: ['D-048', 'D-101'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), 'Europe');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Currency' }), 'EUR');
    await userEvent.click(canvas.getByRole('button', { name: 'Add a price list' }));
    await seen(await canvas.findByRole('rowheader', { name: 'Europe' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove USD FOB' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove USD FOB' }));
    await seen(dialog.getByText(/3 open carts use it/));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: 'USD FOB' })).toBeNull());
  },
});
