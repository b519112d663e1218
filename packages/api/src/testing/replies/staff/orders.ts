import type { Order, StaffOrder, StaffOrderRow } from '../../../entities.ts';
import { fromCents, sumCents, toCents } from '../../../rules/money.ts';
import { balanceOf } from '../../../rules/orderBalance.ts';
import { isPast } from '../../../rules/orderStatus.ts';
import type { Fixtures } from '../../fixtures/index.ts';
import { notFound } from '../problem.ts';
import type { Replies } from '../replies.ts';
import { hasWords, staffPage } from './page.ts';

const waitingOf = ({ id, status }: Order): number | null => (isPast(status) ? null : (id * 5) % 23);

/** Orders of a second brand are in another currency. */
const rowOf = (order: Order): StaffOrderRow => ({
  id: order.id,
  number: order.number ?? order.id,
  brand: order.id % 3 === 0 ? { id: 2, name: 'Ateliê Nó' } : { id: order.seller.id, name: order.seller.name },
  retailer: order.buyer,
  created: order.created,
  status: order.status,
  units: order.total_items,
  total_price: order.total_price,
  currency: order.id % 3 === 0 ? 'BRL' : order.currency,
  waiting_days: waitingOf(order),
});

const fileOf = (order: Order): StaffOrder => {
  const { seller, shipments, number = order.id, balance = balanceOf(order), ...rest } = order;
  return { ...rest, number, seller, balance, shipments: shipments ?? [], waiting_days: waitingOf(order) };
};

const valuesOf = (rows: readonly StaffOrderRow[]) =>
  [
    ...Map.groupBy(
      rows.filter(({ status }) => status !== 'x'),
      ({ currency }) => currency,
    ),
  ].map(([currency, same]) => ({
    currency,
    orders: same.length,
    units: same.reduce((sum, { units }) => sum + units, 0),
    total_price: fromCents(sumCents(same.map(({ total_price }) => toCents(total_price)))),
  }));

export const staffOrderReplies = ({ orders }: Fixtures): Replies['staffOrders'] => ({
  list: ({ query: { page, status, brand, retailer, waiting, search } }) => {
    const all = orders.map(rowOf);
    const rows = all
      .filter((row) => !status || row.status === status)
      .filter((row) => (!brand || row.brand.id === brand) && (!retailer || row.retailer.id === retailer))
      .filter((row) => !waiting || (row.waiting_days ?? 0) >= waiting)
      .filter((row) => hasWords(search, row.brand.name, row.retailer.name, String(row.id)));
    const found = staffPage(rows, page);
    const meta = {
      ...found.meta,
      values: valuesOf(rows),
      brand: all.find((row) => row.brand.id === brand)?.brand ?? null,
      retailer: all.find((row) => row.retailer.id === retailer)?.retailer ?? null,
    };
    return { status: 200, data: { ...found, meta } };
  },
  file: () => ({
    status: 200,
    data: new File(['PK'], 'Orders.xlsx', {
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    }),
  }),
  read: ({ params }) => {
    const order = orders.find(({ id }) => id === params.id);
    return order ? { status: 200, data: { data: fileOf(order) } } : notFound;
  },
});
