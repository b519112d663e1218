import type { BrandOrder, BrandOrderRow, ManyDone, Order } from '../../../entities.ts';
import { ORDER_QUEUES } from '../../../rules/brandOffice.ts';
import { balanceOf } from '../../../rules/orderBalance.ts';
import { canMove, isPast } from '../../../rules/orderStatus.ts';
import type { Fixtures } from '../../fixtures/index.ts';
import { notFound, problem } from '../problem.ts';
import type { Replies } from '../replies.ts';

const stale = { status: 409 as const, data: problem('This order has changed since you opened it.') };

const queuesOf = ({ status, fulfilment_status, payments, id }: Order): BrandOrderRow['queues'] =>
  ORDER_QUEUES.filter((queue) => {
    if (queue === 'answer') return status === 'b' || status === 's';
    if (queue === 'ship') return (status === 'p' || status === 'i') && fulfilment_status !== 'Fulfilled';
    if (queue === 'payment') return status !== 'x' && payments.some((payment) => payment.status === 'Overdue');
    return id === 901 && !isPast(status);
  });

const rowOf = (order: Order): BrandOrderRow => ({
  id: order.id,
  number: order.number ?? order.id,
  retailer: order.buyer.name,
  created: order.created,
  status: order.status,
  units: order.total_items,
  total_price: order.total_price,
  currency: order.currency,
  payment_status: order.payment_status,
  open: balanceOf(order).open,
  queues: queuesOf(order),
});

const deskOf = (order: Order): BrandOrder => ({
  order,
  internal_note: '',
  has_addresses: order.id !== 901,
  lines: order.lines.map(({ name, reference_code, variation, sizes }, line) => ({
    variation_id: 1010 + line,
    name,
    reference_code,
    variation,
    color: '#b5573a',
    extra_color: null,
    sizes: sizes.map((size, at) => ({
      size_id: at + 1,
      name: size.name,
      ordered: size.quantity,
      shipped: order.shipments?.some((one) => one.lines.some((sent) => sent.name === name)) ? size.quantity : 0,
    })),
  })),
  payments: order.payments.map((payment, at) => ({ ...payment, id: order.id * 10 + at })),
});

type Units = { variation_id: number; size_id: number; quantity: number }[];

/** Changes each size that `units` name. */
const withUnits = (desk: BrandOrder, units: Units, field: 'ordered' | 'shipped'): BrandOrder['lines'] =>
  desk.lines.map((line) => ({
    ...line,
    sizes: line.sizes.map((size) => {
      const named = units.find((unit) => unit.variation_id === line.variation_id && unit.size_id === size.size_id);
      if (!named) return size;
      return { ...size, [field]: field === 'ordered' ? named.quantity : size.shipped + named.quantity };
    }),
  }));

const shipmentOf = (
  desk: BrandOrder,
  id: number,
  sent: { shipped_on: string; tracking_code: string; carrier?: string; tracking_url?: string; units: Units },
) => ({
  id,
  shipped_on: sent.shipped_on,
  tracking_code: sent.tracking_code || null,
  carrier: sent.carrier || null,
  tracking_url: sent.tracking_url || null,
  units: sent.units.reduce((sum, { quantity }) => sum + quantity, 0),
  lines: desk.lines.flatMap(({ variation_id, name, variation, sizes }) => {
    const named = sizes.flatMap((size) => {
      const unit = sent.units.find((one) => one.variation_id === variation_id && one.size_id === size.size_id);
      return unit && unit.quantity > 0 ? [{ name: size.name, quantity: unit.quantity }] : [];
    });
    return named.length > 0 ? [{ name, variation, sizes: named }] : [];
  }),
});

/** Orders of a brand remember what was done to them. */
export const brandOrderReplies = ({ orders }: Fixtures): Replies['brandOrders'] => {
  let desks = orders.map(deskOf);
  const find = (id: number) => desks.find(({ order }) => order.id === id);
  const write = (id: number, version: number, work: (desk: BrandOrder) => BrandOrder) => {
    const desk = find(id);
    if (!desk) return notFound;
    if (desk.order.version !== version) return stale;
    const after = work(desk);
    const balance = balanceOf({ ...after.order, payments: after.payments });
    const data = { ...after, order: { ...after.order, balance, version: version + 1 } };
    desks = desks.map((other) => (other.order.id === id ? data : other));
    return { status: 200 as const, data: { data } };
  };
  const move = (
    wanted: readonly { id: number; seen: Order['status'] }[],
    to: (order: Order) => Pick<Order, 'status' | 'status_before'> | undefined,
  ) => {
    const answer: ManyDone = { done: [], left: [] };
    for (const { id, seen } of wanted) {
      const order = find(id)?.order;
      const parts = order && to(order);
      if (!order || order.status !== seen)
        answer.left.push({ id, reason: 'Somebody else has changed this order meanwhile.' });
      else if (!parts) answer.left.push({ id, reason: 'An order cannot go there from its status.' });
      else {
        write(id, order.version, (desk) => ({ ...desk, order: { ...desk.order, ...parts } }));
        answer.done.push(id);
      }
    }
    return { status: 200, data: { data: answer } } as const;
  };
  return {
    list: ({ query }) => {
      const rows = desks.map(({ order }) => rowOf(order));
      const data = rows
        .filter(({ queues }) => !query.queue || queues.includes(query.queue))
        .filter(({ status }) => !query.status || status === query.status)
        .filter(({ payment_status }) => !query.payment || payment_status === query.payment)
        .filter(({ retailer, id }) => `${retailer} ${id}`.toLowerCase().includes((query.search ?? '').toLowerCase()));
      const count = (queue: (typeof ORDER_QUEUES)[number]) =>
        rows.filter(({ queues }) => queues.includes(queue)).length;
      const counts = { answer: count('answer'), ship: count('ship'), payment: count('payment') };
      const meta = { total: data.length, all: rows.length, ...counts, addresses: count('addresses') };
      return { status: 200, data: { data, meta } };
    },
    read: ({ params }) => {
      const data = find(params.id);
      return data ? { status: 200, data: { data } } : notFound;
    },
    ship: ({ params, body }) =>
      write(params.id, body.version, (desk) => {
        const shipments = [...(desk.order.shipments ?? []), shipmentOf(desk, 70 + body.version, body)];
        return { ...desk, order: { ...desk.order, shipments }, lines: withUnits(desk, body.units, 'shipped') };
      }),
    addPayment: ({ params, body: { version, ...payment } }) =>
      write(params.id, version, (desk) => ({
        ...desk,
        payments: [...desk.payments, { ...payment, id: 80 + version, status: 'Pending', url: null }],
      })),
    setPayment: ({ params, body }) =>
      write(params.id, body.version, (desk) => ({
        ...desk,
        payments: desk.payments.map((one) => (one.id === params.payment ? { ...one, status: body.status } : one)),
      })),
    changePayment: ({ params, body: { version, amount, due_date } }) =>
      write(params.id, version, (desk) => ({
        ...desk,
        payments: desk.payments.map((one) => (one.id === params.payment ? { ...one, amount, due_date } : one)),
      })),
    removePayment: ({ params, query }) =>
      write(params.id, query.version, (desk) => ({
        ...desk,
        payments: desk.payments.filter(({ id }) => id !== params.payment),
      })),
    correctTracking: ({ params, body: { version, ...tracking } }) =>
      write(params.id, version, (desk) => ({
        ...desk,
        order: {
          ...desk.order,
          shipments: desk.order.shipments?.map((one) => (one.id === params.shipment ? { ...one, ...tracking } : one)),
        },
      })),
    saveDetails: ({ params, body }) =>
      write(params.id, body.version, (desk) => ({
        ...desk,
        internal_note: body.internal_note,
        order: { ...desk.order, external_checkout_url: body.checkout_url || null },
      })),
    correct: ({ params, body }) =>
      write(params.id, body.version, (desk) => ({ ...desk, lines: withUnits(desk, body.units, 'ordered') })),
    changeMany: ({ body: { status, orders: wanted } }) =>
      move(wanted, (order) => (canMove(order.status, status) ? { status, status_before: order.status } : undefined)),
    undoMany: ({ body }) =>
      move(body.orders, ({ status_before }) =>
        status_before ? { status: status_before, status_before: null } : undefined,
      ),
  };
};
