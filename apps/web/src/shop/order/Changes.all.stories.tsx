import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { fixtures, mockCall, orderPageOf } from '@vitrine/api/testing';
import { expect, within } from 'storybook/test';
import { seen, wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Orders/Changes',
  args: { address: '/order', viewer: 'approved' as const },
});

const [first] = fixtures.orders;
const waiting = first && {
  ...first,
  change: {
    created: '2026-11-21T09:00:00-03:00',
    sender: 'Ana Prado',
    message: 'The M sells best with us.',
    before: { units: first.total_items, total: first.total_price },
    after: { units: first.total_items + 4, total: first.total_price + 400 },
    units: [{ name: 'Linen dress', variation: 'Terracotta', size: 'M', from: 4, to: 8 }],
  },
};

/** Stock was sold meanwhile: the brand reads why, and the proposal stays open. */
export const Refused = meta.story({
  name: 'Cannot be accepted',
  parameters: { covers: ['E-49'] },
  globals: { stage: 'seller' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.orders.list, { status: 200, data: orderPageOf(waiting ? [waiting] : []) }),
      mockCall(contract.orderChanges.answer, {
        status: 422,
        data: { message: 'Too few', detail: 'Too few', errors: { units: ['Linen dress, Terracotta, M: 6 at most.'] } },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const change = within(await canvas.findByRole('region', { name: 'Proposed change' }));
    await userEvent.type(change.getByRole('textbox', { name: /A word to the retailer/ }), 'Gladly');
    await userEvent.click(change.getByRole('button', { name: 'Accept the change' }));
    await seen(await change.findByText('Linen dress, Terracotta, M: 6 at most.'));
    await expect(change.getByRole('textbox', { name: /A word to the retailer/ })).toHaveValue('Gladly');
    await seen(change.getByRole('button', { name: 'Decline' }));
  },
});
