import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockCall, mockOffline } from '@vitrine/api/testing';
import { expect, waitFor } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office of a brand/Orders',
  args: { address: '/admin/brand/orders', viewer: 'seller' as const },
  globals: { stage: 'seller' },
});

/** Orders by what they wait for. */
export const Playground = meta.story({
  name: 'Orders',
  parameters: { covers: ['D-048', 'D-049'] },
  play: async ({ canvas, userEvent }) => {
    await seen(await canvas.findByRole('link', { name: 'No. 1' }));
    await userEvent.click(canvas.getByRole('button', { name: /^To send/ }));
    await seen(await canvas.findByRole('link', { name: 'No. 4' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'No. 1' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /^All/ }));
    await seen(await canvas.findByRole('link', { name: 'No. 1' }));
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.brandOrders.list, {
        status: 200,
        data: { data: [], meta: { total: 0, all: 0, answer: 0, ship: 0, payment: 0, addresses: 0 } },
      }),
    ),
  play: async ({ canvas }) => seen(await canvas.findByText('No order has arrived yet')),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockOffline(contract.brandOrders.list)),
  play: async ({ canvas }) => seen(await canvas.findByRole('button', { name: /again/i })),
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
