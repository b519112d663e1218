import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect } from 'storybook/test';
import { orderStatusWords } from '../../../testing/words/order.ts';
import { Inline } from '../../../foundation/index.ts';
import { OrderStatusBadge, type OrderStatusCode } from './OrderStatusBadge.tsx';

const codes: OrderStatusCode[] = ['b', 's', 'r', 'p', 'i', 'f', 'x'];

const All = () => {
  const names = useLabels(orderStatusWords);
  return (
    <Inline>
      {codes.map((status) => (
        <OrderStatusBadge key={status} status={status} label={names[status]} />
      ))}
    </Inline>
  );
};

const meta = preview.meta({ title: 'Commerce/OrderStatusBadge', component: All });

/** Names every state. */
export const States = meta.story({
  name: 'All states',
  parameters: { covers: ['S-098', 'S-099', 'S-100', 'S-101', 'S-102', 'S-103', 'K-74', 'D-029'] },
  play: async ({ canvasElement }) => {
    const names = [...canvasElement.querySelectorAll('[data-component=OrderStatusBadge]')].map(
      (badge) => badge.textContent,
    );
    await expect(names).toEqual([
      'Pending Analysis',
      'Waiting Brand',
      'Retailer Pending',
      'Processing',
      'In transit',
      'Finished',
      'Cancelled',
    ]);
  },
});
