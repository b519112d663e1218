import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn } from 'storybook/test';
import { orderListWords } from '../../../testing/words/order.ts';
import { OrderList } from './OrderList.tsx';
import type { OrderListProps, OrderSummary } from './types.ts';

const List = (props: Omit<OrderListProps, 'labels'>) => (
  <div style={{ maxInlineSize: '24rem' }}>
    <OrderList {...props} labels={useLabels(orderListWords)} />
  </div>
);

const orders: OrderSummary[] = [
  {
    id: 1043,
    href: '/order/1043',
    name: 'Casa Maré',
    number: 'No. 1043',
    date: '11/18/2026',
    total: 'USD 3,264.00',
    status: 'b',
    statusLabel: 'Pending Analysis',
    unread: 2,
  },
  {
    id: 1041,
    href: '/order/1041',
    name: 'Atelier Linho e Filhas',
    number: 'No. 1041',
    date: '11/02/2026',
    total: 'USD 12,480.00',
    status: 'p',
    statusLabel: 'Processing',
    unread: 0,
  },
  {
    id: 1029,
    href: '/order/1029',
    name: 'Fjord',
    number: 'No. 1029',
    date: '10/21/2026',
    total: 'USD 960.00',
    status: 'i',
    statusLabel: 'In transit',
    unread: 0,
  },
];

const meta = preview.meta({
  title: 'Commerce/OrderList',
  component: List,
  args: { orders, tab: 'current' as const, selected: 1043, onTab: fn(), onSelect: fn() },
});

/** Lists orders with their states and marks the one that is shown. */
export const Playground = meta.story({
  name: 'Orders',
  parameters: { covers: ['R-294', 'R-297', 'R-301'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Your Orders' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Casa Maré/ })).toHaveAttribute('aria-current', 'true');
    const other = canvas.getByRole('link', { name: /Fjord/ });
    await expect(other).toHaveTextContent('In transit');
    other.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(other);
    await expect(args.onSelect).toHaveBeenCalledWith({ id: 1029 });
    await expect(canvas.queryByRole('button', { name: 'LOAD MORE' })).toBeNull();
  },
});

/** Switches between Current Orders and Past Orders. */
export const Tabs = meta.story({
  name: 'Current and past',
  parameters: { covers: ['R-295', 'R-296', 'S-114'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Current Orders' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Past Orders' }));
    await expect(args.onTab).toHaveBeenCalledWith({ tab: 'past' });
  },
});

/** Offers LOAD MORE only when there is a next page. */
export const More = meta.story({
  name: 'Load more',
  parameters: { covers: ['R-298'] },
  args: { onMore: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'LOAD MORE' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
});

/** Says No orders yet. */
export const Empty = meta.story({
  name: 'No orders',
  parameters: { covers: ['R-300'] },
  args: { orders: [], tab: 'past' as const },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No orders yet.')).toBeVisible();
  },
});

export const Loading = meta.story({ args: { orders: [], loading: true } });
