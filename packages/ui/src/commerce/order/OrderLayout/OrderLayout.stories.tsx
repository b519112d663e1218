import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn } from 'storybook/test';
import {
  orderDetailWords,
  orderLinesWords,
  orderListWords,
  orderMessagesWords,
  orderTimelineWords,
  paymentsWords,
} from '../../../testing/words/order.ts';
import { OrderDetail } from '../OrderDetail/index.ts';
import { OrderLines } from '../OrderLines/index.ts';
import { orderedProducts } from '../OrderLines/OrderLines.fixture.ts';
import { OrderList, type OrderSummary } from '../OrderList/index.ts';
import { OrderMessages } from '../OrderMessages/index.ts';
import { OrderTimeline } from '../OrderTimeline/index.ts';
import { PaymentsList } from '../PaymentsList/index.ts';
import { OrderLayout } from './OrderLayout.tsx';

const one = { status: 'p', statusLabel: 'Processing', date: '11/18/2026', unread: 0 } as const;
const orders: OrderSummary[] = [
  { ...one, id: 1043, href: '/order/1043', name: 'Casa Maré', number: 'No. 1043', total: 'USD 2,256.00', unread: 1 },
  { ...one, id: 1041, href: '/order/1041', name: 'Atelier Linho e Filhas', number: 'No. 1041', total: 'USD 12,480.00' },
];

const List = () => (
  <OrderList
    orders={orders}
    tab="current"
    selected={1043}
    onTab={fn()}
    onMore={fn()}
    labels={useLabels(orderListWords)}
  />
);

const Talk = () => (
  <OrderMessages
    counterpart="Casa Maré"
    chatHref="/messages/4"
    onSend={fn()}
    messages={[
      { id: 1, sender: 'Loja Azul', date: '11/18/2026, 2:02 PM', text: 'Could the linen come earlier?', own: true },
      { id: 2, sender: 'Casa Maré', date: '11/18/2026, 4:40 PM', text: 'Yes, on the first of March.', own: false },
    ]}
    labels={useLabels(orderMessagesWords)}
  />
);

const Order = () => (
  <OrderDetail
    title="Casa Maré"
    greeting="Hello, Loja Azul"
    status="p"
    statusLabel="Processing"
    groupLabel="Open"
    progress={{ payment: 'Partially paid', fulfilment: 'Unfulfilled' }}
    number="No. 1043"
    date="11/18/2026"
    total="USD 2,256.00"
    units="41"
    payHref="https://pay.example/1043"
    invoiceHref="https://invoice.example/1043"
    downloads={[{ id: 'pdf', label: 'Purchase order (PDF)', onPress: fn() }]}
    nextHref="/order/1041"
    labels={useLabels(orderDetailWords)}
  >
    <OrderLines products={orderedProducts} format={String} labels={useLabels(orderLinesWords)} />
    <PaymentsList
      payments={[
        { reference: 'INV-1043-1', status: 'Paid', tone: 'positive', amount: 'USD 1,128.00', due: 'Nov. 30, 2026' },
      ]}
      labels={useLabels(paymentsWords)}
    />
    <Talk />
    <OrderTimeline
      onCopyLink={fn()}
      entries={['<p><strong>Casa Maré</strong> is preparing the order.</p>', '<p>The order was sent.</p>']}
      labels={useLabels(orderTimelineWords)}
    />
  </OrderDetail>
);

const Orders = ({ listFirst }: { listFirst?: boolean }) => (
  <OrderLayout list={<List />} listFirst={listFirst}>
    <Order />
  </OrderLayout>
);

const meta = preview.meta({ title: 'Commerce/OrderLayout', component: Orders });

export const WithAnOrder = meta.story({
  /** What comes first on the screen comes first for the keyboard and for a screen reader. */
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelector('[data-component=OrderLayout]')?.children ?? [];
    const [a, b] = [first?.getBoundingClientRect(), second?.getBoundingClientRect()];
    await expect((a?.left ?? 0) < (b?.left ?? 0) || (a?.top ?? 0) < (b?.top ?? 0)).toBe(true);
  },
});

/** On a phone the list stands above the newest order, until one is chosen. */
export const ListFirst = meta.story({
  name: 'No order chosen',
  args: { listFirst: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const [first] = canvasElement.querySelector('[data-component=OrderLayout]')?.children ?? [];
    await expect(first).toContainElement(canvas.getByRole('heading', { name: 'Your Orders' }));
  },
});
