import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockCall } from '@vitrine/api/testing';
import { expect } from 'storybook/test';
import { frameChecked, seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  parameters: { ...wholeShop.parameters, ...frameChecked },
  tags: ['!autodocs'],
  title: 'Screens/UnreadMessages',
  args: { address: '/brands', viewer: 'approved' as const },
  globals: { stage: 'approved' },
});

const nothing = { data: [], meta: { last_page: 1, total: 0, unread: 0 } };

/** Unread messages about orders show the dot too, and the panel leads to the orders. */
export const Orders = meta.story({
  name: 'Unread about orders alone',
  parameters: { covers: ['D-018', 'A-045'] },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.messages.list, { status: 200, data: nothing }),
      mockCall(contract.orders.unread, { status: 200, data: { quantidade: 2 } }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Messages, unread messages' }));
    await expect(canvas.getByRole('link', { name: '2 unread messages about orders' })).toHaveAttribute(
      'href',
      '/order',
    );
  },
});

/** Nothing is unread: no dot. */
export const None = meta.story({
  name: 'Nothing unread',
  parameters: { covers: ['R-142'] },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.messages.list, { status: 200, data: nothing }),
      mockCall(contract.orders.unread, { status: 200, data: { quantidade: 0 } }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Messages' }));
    await seen(await canvas.findByText('Nothing unread'));
  },
});
