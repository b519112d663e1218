import type { Order } from '../../../entities.ts';
import { canMove, groupOf, isPast, type OrderStatus } from '../../../rules/orderStatus.ts';
import { orderPageOf, type Fixtures, type Member } from '../../fixtures/index.ts';
import type { OrderStore } from './orderStore.ts';
import type { Replies } from '../replies.ts';
import { notFound, problem } from '../problem.ts';

const refusedMove = {
  status: 422 as const,
  data: { ...problem('This change is not allowed.'), errors: { status: ['This change is not allowed.'] } },
};

const moved = (order: Order, status: OrderStatus): Order => ({
  ...order,
  status,
  status_group: groupOf(status),
  version: order.version + 1,
});

const wordFrom = (member: Member | null, text: string): Order['messages'][number] => {
  const side = member?.user.entity_stype ?? 'buyer';
  const name = member?.user.seller?.name ?? member?.user.buyer?.name ?? '';
  return { id: 99, sent_from: { side, name }, created: '2026-11-21T09:00:00-03:00', message: text, read: false };
};

const read = (order: Order): Order => ({
  ...order,
  unread_messages: 0,
  messages: order.messages.map((message) => ({ ...message, read: true })),
});

const fileTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
} as const;

const fileOf = (order: Order | undefined, ending: keyof typeof fileTypes) => {
  if (!order) return notFound;
  const data = new File([ending], `Order ${order.id}.${ending}`, { type: fileTypes[ending] });
  return { status: 200 as const, data };
};

const addressReplies = ({ addresses: { billing, shipping } }: Fixtures) =>
  ({
    addresses: { status: 200, data: { data: { billing, shipping } } },
    saveBilling: ({ body }) => ({ status: 200, data: { message: 'Success', data: body } }),
    saveShipping: ({ body }) => ({ status: 200, data: { message: 'Success', data: body } }),
    defaultAddress: { status: 200, data: { data: billing } },
    billing: { status: 200, data: { data: billing } },
    shipping: { status: 200, data: { data: shipping } },
  }) satisfies Partial<Replies['orders']>;

/** Orders that remember what was done to them as long as their handlers live. */
export const orderReplies = (
  fixtures: Fixtures,
  member: Member | null,
  { all, find, replace }: OrderStore,
): Replies['orders'] => {
  return {
    ...addressReplies(fixtures),
    list: ({ query }) => ({
      status: 200,
      data: orderPageOf(all().filter(({ status }) => isPast(status) === (query.past === '1'))),
    }),
    unread: () => ({
      status: 200,
      data: { quantidade: all().reduce((count, order) => count + order.unread_messages, 0) },
    }),
    messages: ({ params }) => {
      const { messages } = find(params.id) ?? {};
      return messages ? { status: 200, data: { data: { messages, messages_before: null } } } : notFound;
    },
    history: ({ params }) => {
      const { history } = find(params.id) ?? {};
      return history ? { status: 200, data: { data: { history, history_before: null } } } : notFound;
    },
    sendMessage: ({ params, body }) => {
      const order = find(params.id);
      if (!order) return notFound;
      const message = wordFrom(member, body.message);
      replace({ ...order, messages: [...order.messages, message] });
      return { status: 201, data: { data: message } };
    },
    markRead: ({ params }) => {
      const order = find(params.id);
      if (!order) return notFound;
      replace(read(order));
      return { status: 200, data: { message: 'Success' } };
    },
    recall: ({ params }) => {
      const order = find(params.id);
      if (!order) return notFound;
      replace(moved(order, 'x'));
      return { status: 200, data: { data: { cart_id: fixtures.cart.id, missing: [] } } };
    },
    reorder: ({ params }) =>
      find(params.id) ? { status: 200, data: { data: { cart_id: fixtures.cart.id, missing: [] } } } : notFound,
    purchaseOrderXlsx: ({ params }) => fileOf(find(params.id), 'xlsx'),
    purchaseOrderPdf: ({ params }) => fileOf(find(params.id), 'pdf'),
    shopifyCsv: ({ params }) => fileOf(find(params.id), 'csv'),
    changeStatus: ({ params, body }) => {
      const order = find(params.id);
      if (!order) return notFound;
      return canMove(order.status, body.status)
        ? { status: 200, data: { data: replace({ ...moved(order, body.status), status_before: order.status }) } }
        : refusedMove;
    },
    undoStatus: ({ params }) => {
      const order = find(params.id);
      if (!order) return notFound;
      const back = replace({ ...moved(order, order.status_before ?? order.status), status_before: null });
      return { status: 200, data: { data: back } };
    },
  };
};
