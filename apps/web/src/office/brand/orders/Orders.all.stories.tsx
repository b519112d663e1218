import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockCall, mockOffline } from '@vitrine/api/testing';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office of a brand/Orders',
  args: { address: '/admin/brand/orders', viewer: 'seller' as const },
  globals: { stage: 'seller' },
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
