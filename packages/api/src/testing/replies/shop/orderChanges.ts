import type { Order, OrderChange, OrderChangeOptions } from '../../../entities.ts';
import { isPast } from '../../../rules/orderStatus.ts';
import { notFound, problem } from '../problem.ts';
import type { OrderStore } from './orderStore.ts';
import type { Replies } from '../replies.ts';

const stale = { status: 409 as const, data: problem('This order has changed since you opened it.') };

/** Colours of an order by place: its lines carry no ids. */
const linesOf = (order: Order): OrderChangeOptions['lines'] =>
  order.lines.map((line, at) => ({
    variation_id: 1010 + at,
    name: line.name,
    reference_code: line.reference_code,
    variation: line.variation,
    color: '#b5573a',
    extra_color: null,
    unit_price: line.unit_price,
    sizes: line.sizes.map(({ name, quantity }, place) => ({
      size_id: place + 1,
      name,
      ordered: quantity,
      shipped: 0,
      most: place === 0 ? quantity + 3 : null,
    })),
  }));

type Units = { variation_id: number; size_id: number; quantity: number }[];

/** What the wished quantities change. */
const changeOf = (order: Order, units: Units, message: string): OrderChange => {
  const cells = linesOf(order).flatMap((line) => line.sizes.map((size) => ({ line, size })));
  const changed = cells.flatMap(({ line, size }) => {
    const named = units.find((unit) => unit.variation_id === line.variation_id && unit.size_id === size.size_id);
    if (!named || named.quantity === size.ordered) return [];
    const { name, variation, unit_price: price } = line;
    return [{ name, variation, size: size.name, from: size.ordered, to: named.quantity, price }];
  });
  const added = changed.reduce((sum, { from, to }) => sum + to - from, 0);
  const value = changed.reduce((sum, { from, to, price }) => sum + (to - from) * price, 0);
  return {
    created: '2026-11-21T09:00:00-03:00',
    sender: 'Ana Prado',
    message,
    before: { units: order.total_items, total: order.total_price },
    after: { units: order.total_items + added, total: order.total_price + value },
    units: changed.map(({ price: _price, ...unit }) => unit),
  };
};

const accepted = (order: Order, change: OrderChange): Order => ({
  ...order,
  total_items: change.after.units,
  total_price: change.after.total,
});

/** Proposals are kept with their orders. */
export const orderChangeReplies = ({ find, replace }: OrderStore): Replies['orderChanges'] => {
  const write = (id: number, version: number, work: (order: Order) => Order) => {
    const order = find(id);
    if (!order) return notFound;
    if (order.version !== version || isPast(order.status)) return stale;
    return { status: 200 as const, data: { data: replace({ ...work(order), version: version + 1 }) } };
  };
  return {
    options: ({ params }) => {
      const order = find(params.id);
      if (!order) return notFound;
      return { status: 200, data: { data: { version: order.version, lines: linesOf(order) } } };
    },
    propose: ({ params, body }) => {
      const work = (order: Order) => ({ ...order, change: changeOf(order, body.units, body.message) });
      const written = write(params.id, body.version, work);
      return written.status === 200 ? { ...written, status: 201 } : written;
    },
    withdraw: ({ params, body }) => write(params.id, body.version, (order) => ({ ...order, change: null })),
    answer: ({ params, body }) =>
      write(params.id, body.version, ({ change, ...order }) => ({
        ...(body.accept && change ? accepted(order, change) : order),
        change: null,
      })),
  };
};
