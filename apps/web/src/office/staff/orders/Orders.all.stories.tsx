import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockCall, mockOffline } from '@vitrine/api/testing';
import { expect, screen, waitFor } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office/Orders',
  args: { address: '/admin/orders', viewer: 'staff' as const },
});

/** A retailer is found on the server by part of its name. Without it, the orders of all are there again. */
export const OfRetailer = meta.story({
  name: 'Orders of one retailer',
  parameters: { covers: ['D-067'] },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: 'Retailer' });
    await userEvent.type(field, 'aurora');
    await screen.findByRole('option', { name: /^Loja Aurora/ });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveValue('Loja Aurora'));
    await seen(await canvas.findByRole('button', { name: /not only Loja Aurora/ }));
    await userEvent.clear(field);
    await waitFor(() => expect(canvas.queryByRole('button', { name: /not only/ })).toBeNull());
  },
});

/** What was ordered, sent and paid, and what happened; nothing to change. */
export const One = meta.story({
  name: 'One order',
  parameters: { covers: ['D-067'] },
  args: { address: '/admin/orders/904' },
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('heading', { level: 1, name: /^Order 4/ }));
    await seen(canvas.getByRole('region', { name: 'Timeline' }));
    await expect(canvas.queryByRole('link', { name: /pay/i })).toBeNull();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.staffOrders.list, {
        status: 200,
        data: { data: [], meta: { total: 0, values: [], brand: null, retailer: null } },
      }),
    ),
  play: async ({ canvas }) => seen(await canvas.findByText('No retailer has ordered yet')),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.staffOrders.list)),
  play: async ({ canvas }) => seen(await canvas.findByRole('button', { name: /again/i })),
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
