import { groupOf } from '@vitrine/api/rules';
import type { OrderStatus, PaymentStatus } from '@vitrine/api/rules';
import type { Calendar } from './calendar.ts';
import { collections } from './catalogue.ts';
import { diceOf } from './dice.ts';
import type { Dice } from './dice.ts';
import type { Tables } from './insert.ts';
import { orderPlans } from './data/orderPlans.ts';
import type { OrderPlan } from './data/orderPlans.ts';
import { partnerOf } from './data/partners/index.ts';
import { conversation } from './data/talk.ts';
import { linesOf } from './orderLines.ts';
import type { Lines } from './orderLines.ts';
import { memberOf } from './parties.ts';
import { shops } from './retailers.ts';

const firstOrder = 1001;

/** How an order came to where it is. */
const paths: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  b: ['b'],
  s: ['b', 's'],
  r: ['b', 'r'],
  p: ['b', 's', 'p'],
  i: ['b', 'p', 'i'],
  f: ['b', 'p', 'i', 'f'],
  x: ['b', 's', 'x'],
};

const paid: Readonly<Record<PaymentStatus, number>> = {
  Pending: 0,
  'Payment Pending': 0,
  Overdue: 0,
  'Partially paid': 0.3,
  Paid: 1,
  Refunded: 1,
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

const orderRow = (plan: OrderPlan, id: number, lines: Lines, calendar: Calendar) => {
  const shop = shops.find(({ name }) => name === plan.shop);
  const collection = collections.find(({ brand }) => brand.slug === plan.brand);
  const list = collection?.lists[0];
  if (!shop || !collection || !list) throw new Error(`No order between ${plan.shop} and ${plan.brand}`);
  const sent = plan.status === 'i' || plan.status === 'f';
  return {
    id,
    account_id: shop.accountId,
    retailer_id: shop.id,
    brand_id: collection.brand.id,
    cart_id: id - firstOrder + 1,
    member_id: memberOf('retailer_id', shop.id).id,
    pricelist_id: list.id,
    currency: list.currency,
    status: plan.status,
    version: paths[plan.status].length,
    total_units: sum(lines.map(({ quantity }) => quantity)),
    total_products: new Set(lines.map(({ product_id }) => product_id)).size,
    total_cents: sum(lines.map(({ quantity, unit_cents }) => quantity * unit_cents)),
    note: plan.note ?? '',
    tracking_code: sent ? `VT${900_000 + id * 7}PT` : null,
    shipping_rate_cents: sent ? 4500 : null,
    shipping_time: sent ? { en: '3–5 days', pt_BR: '3 a 5 dias' }[partnerOf(shop.accountId).language] : null,
    shipping_days: sent ? 5 : null,
    checkout_url:
      plan.payment && plan.payment !== 'Paid' && plan.payment !== 'Refunded'
        ? `https://pay.example/orders/${id}`
        : null,
    fulfilment_status: plan.status === 'f' ? 'Fulfilled' : plan.status === 'i' ? 'Partially fulfilled' : 'Unfulfilled',
    payment_status: plan.payment ?? null,
    billing: shop.address,
    shipping: shop.address,
    created_at: calendar.ago(plan.daysAgo),
  };
};

type OrderRow = ReturnType<typeof orderRow>;

const eventsOf = (plan: OrderPlan, order: OrderRow, calendar: Calendar) => {
  const person = (key: 'retailer_id' | 'brand_id') => {
    const { first_name, last_name } = memberOf(key, order[key]);
    return `${first_name} ${last_name}`;
  };
  const moves = paths[plan.status]
    .slice(1)
    .map((to, place) => ({ kind: 'status', data: { from: paths[plan.status][place], to }, actor: person('brand_id') }));
  const facts = [
    {
      kind: 'created',
      data: { units: order.total_units, products: order.total_products },
      actor: person('retailer_id'),
    },
    { kind: 'address', data: { kind: 'shipping' }, actor: person('retailer_id') },
    ...moves,
    ...(order.tracking_code
      ? [{ kind: 'tracking', data: { code: order.tracking_code }, actor: person('brand_id') }]
      : []),
    ...(plan.payment
      ? [{ kind: 'payment', data: { reference: `INV-${order.id}`, status: plan.payment }, actor: '' }]
      : []),
  ];
  return facts.map((fact, place) => ({
    order_id: order.id,
    ...fact,
    created_at: calendar.ago(plan.daysAgo - (plan.daysAgo * place) / (facts.length + 1)),
  }));
};

/** What was sent: the first product of an order in transit, all of a finished one. */
const shippedLines = (plan: OrderPlan, lines: Lines): Lines => {
  if (plan.status === 'f') return lines;
  const [first] = lines;
  return plan.status === 'i' ? lines.filter(({ product_id }) => product_id === first?.product_id) : [];
};

const shipmentsOf = (plan: OrderPlan, order: OrderRow, lines: Lines, calendar: Calendar) =>
  shippedLines(plan, lines).length === 0
    ? []
    : [
        {
          // Each order has one shipment at most.
          id: order.id - firstOrder + 1,
          order_id: order.id,
          shipped_on: calendar.date(-plan.daysAgo / 2),
          tracking_code: order.tracking_code,
          carrier: order.tracking_code ? 'CTT' : null,
        },
      ];

const paymentsOf = (plan: OrderPlan, order: OrderRow, calendar: Calendar) => {
  if (!plan.payment) return [];
  const deposit = Math.round(order.total_cents * 0.3);
  const url = order.checkout_url;
  const one = (reference: string, status: PaymentStatus, amount_cents: number, days: number) => ({
    order_id: order.id,
    status,
    reference,
    amount_cents,
    due_date: calendar.date(days - plan.daysAgo),
    url: paid[status] === 1 ? null : url,
  });
  return [
    one(
      `INV-${order.id}-A`,
      paid[plan.payment] > 0 ? (plan.payment === 'Refunded' ? 'Refunded' : 'Paid') : plan.payment,
      deposit,
      7,
    ),
    one(
      `INV-${order.id}-B`,
      plan.payment === 'Partially paid' ? 'Pending' : plan.payment,
      order.total_cents - deposit,
      30,
    ),
  ];
};

const messagesOf = (plan: OrderPlan, order: OrderRow, calendar: Calendar, dice: Dice) => {
  const { language } = partnerOf(order.account_id);
  const said = conversation(plan.status, dice, language).slice(0, plan.messages ?? 2);
  return said.map(({ from, text }, place) => {
    const sender = memberOf(
      from === 'buyer' ? 'retailer_id' : 'brand_id',
      from === 'buyer' ? order.retailer_id : order.brand_id,
    );
    const isUnread = plan.unread === true && place === said.length - 1;
    return {
      order_id: order.id,
      from_side: from,
      member_id: sender.id,
      sender_name: `${sender.first_name} ${sender.last_name}`,
      message: text,
      read_at: isUnread ? null : calendar.ago(plan.daysAgo / 2),
      created_at: calendar.ago(plan.daysAgo * (0.9 - place * 0.1)),
    };
  });
};

/** Orders of every status with all that belongs to them, oldest first. */
export const orderTables = (calendar: Calendar, perCollection: number): Tables => {
  const plans = orderPlans().toSorted((a, b) => b.daysAgo - a.daysAgo);
  const orders = plans.map((plan, place) => {
    const lines = linesOf(plan, firstOrder + place, perCollection, calendar);
    return { plan, lines, row: orderRow(plan, firstOrder + place, lines, calendar) };
  });
  if (orders.some(({ row }) => groupOf(row.status) === undefined)) throw new Error('An order has no group');
  return {
    cart: orders.map(({ row }) => ({
      id: row.cart_id,
      account_id: row.account_id,
      retailer_id: row.retailer_id,
      brand_id: row.brand_id,
      pricelist_id: row.pricelist_id,
      status: 'c',
      version: 4,
      created_at: row.created_at,
      updated_at: row.created_at,
    })),
    purchase_order: orders.map(({ row }) => row),
    order_line: orders.flatMap(({ lines }) => lines),
    order_shipment: orders.flatMap(({ plan, row, lines }) => shipmentsOf(plan, row, lines, calendar)),
    order_shipment_line: orders.flatMap(({ plan, row, lines }) =>
      shippedLines(plan, lines).map(({ variation_id, size_id, quantity }) => ({
        shipment_id: row.id - firstOrder + 1,
        order_id: row.id,
        variation_id,
        size_id,
        quantity,
      })),
    ),
    order_event: orders.flatMap(({ plan, row }) => eventsOf(plan, row, calendar)),
    order_payment: orders.flatMap(({ plan, row }) => paymentsOf(plan, row, calendar)),
    order_message: orders.flatMap(({ plan, row }) => messagesOf(plan, row, calendar, diceOf(`talk ${row.id}`))),
  };
};
