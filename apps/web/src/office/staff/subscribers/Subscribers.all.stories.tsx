import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockCall } from '@vitrine/api/testing';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office/Newsletter',
  args: { address: '/admin/subscribers', viewer: 'staff' as const },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mockCall(contract.staffSubscribers.list, { status: 200, data: { data: [], meta: { total: 0 } } })),
  play: async ({ canvas }) => seen(await canvas.findByText('Nobody has subscribed yet')),
});
