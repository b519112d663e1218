import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn } from 'storybook/test';
import type { OrderSummary } from '../../commerce/order/OrderList/index.ts';
import type { Connection } from '../../commerce/relationship/ConnectionList/index.ts';
import { brands, retailers } from '../../testing/index.ts';
import { sellerDeskWords } from '../../testing/words/desk.ts';
import { SellerDesk } from './SellerDesk.tsx';
import type { SellerDeskProps } from './SellerDesk.tsx';

const Desk = (props: Omit<SellerDeskProps, 'labels'>) => <SellerDesk {...props} labels={useLabels(sellerDeskWords)} />;

const requests: Connection[] = retailers.slice(0, 3).map(({ name, logo }, index) => ({
  id: index + 1,
  name,
  logo,
  href: `/buyers/${index + 1}`,
  state: 'incoming',
  date: '11/18/2026',
}));

const order: OrderSummary = {
  id: 1043,
  href: '/order/1043',
  name: 'Casa Maré',
  number: 'No. 1043',
  date: '11/18/2026',
  total: 'USD 3,264.00',
  status: 'b',
  statusLabel: 'Pending Analysis',
  unread: 2,
};
const orders = [order, { ...order, id: 1041, href: '/order/1041', number: 'No. 1041', name: 'Galeria Sul', unread: 0 }];

const allRequests = { label: 'All connections', href: '/connections' };
const allOrders = { label: 'All orders', href: '/order' };
const onRetry = fn();

const meta = preview.meta({
  title: 'Sections/SellerDesk',
  component: Desk,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { name: 'Lume', href: '/lume', image: brands[0]?.image ?? '', note: 'Linen, Slow' },
    links: [
      { label: 'See the draft of your page', href: '/lume?brand_page_draft=1' },
      { label: 'Find Retailers', href: '/buyers' },
    ],
    requests: { items: requests, state: 'ready' as const, onRetry, all: allRequests },
    orders: { items: orders, state: 'ready' as const, onRetry, all: allOrders },
    onAccept: fn(),
    onDecline: fn(),
  },
});

/** The brand's card, its draft, requests to answer and orders. */
export const Playground = meta.story({
  parameters: { covers: ['D-040'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Lume' })).toHaveAttribute('href', '/lume');
    await expect(canvas.getByRole('link', { name: 'See the draft of your page' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `ACCEPT, ${requests[0]?.name}` }));
    await expect(args.onAccept).toHaveBeenCalledWith({ id: 1 });
    await expect(canvas.getByRole('link', { name: /Casa Maré/ })).toHaveAttribute('href', '/order/1043');
  },
});

/** Nothing waits: each list says so. */
export const Empty = meta.story({
  args: {
    requests: { items: [], state: 'ready', onRetry, all: allRequests },
    orders: { items: [], state: 'ready', onRetry, all: allOrders },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No request waits for your answer.')).toBeVisible();
    await expect(canvas.getByText('No orders yet.')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: {
    brand: undefined,
    requests: { items: [], state: 'loading', onRetry, all: allRequests },
    orders: { items: [], state: 'loading', onRetry, all: allOrders },
  },
});

/** A list that failed can be loaded again; the others stay. */
export const Failed = meta.story({
  name: 'One list failed',
  args: { orders: { items: [], state: 'error', onRetry, all: allOrders } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  args: {
    brand: {
      name: 'Manufactura Portuguesa de Tecidos e Confeções, Herdeiros',
      href: '/mp',
      image: brands[1]?.image ?? '',
    },
    orders: {
      items: [{ ...order, name: 'Armazém Central de Tecidos Finos e Confeções do Porto', total: 'USD 1,234,567.00' }],
      state: 'ready',
      onRetry,
      all: allOrders,
    },
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });

export const Portuguese = meta.story({ globals: { locale: 'pt-BR' } });
