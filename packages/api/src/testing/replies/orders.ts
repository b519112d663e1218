import { canMove, groupOf, isPast } from '../../rules/orderStatus.ts';
import { orderPageOf, type Fixtures } from '../fixtures/index.ts';
import type { Replies } from '../handlers.ts';
import { notFound, problem } from './problem.ts';

const changeStatus = ({ orders }: Fixtures): Replies['orders']['changeStatus'] => ({ params, body }) => {
  const order = orders.find(({ id }) => id === params.id);
  if (!order) return notFound;
  if (!canMove(order.status, body.status)) return { status: 422, data: { ...problem('This change is not allowed.'), errors: { status: ['This change is not allowed.'] } } };
  return { status: 200, data: { data: { ...order, status: body.status, status_group: groupOf(body.status), version: order.version + 1 } } };
};

export const orderReplies = (fixtures: Fixtures): Replies['orders'] => {
  const { billing, shipping } = fixtures.addresses;
  return {
    list: ({ query }) => ({ status: 200, data: orderPageOf(fixtures.orders.filter(({ status }) => isPast(status) === (query.past === '1'))) }),
    unread: { status: 200, data: { quantidade: 1 } },
    sendMessage: ({ body }) => ({
      status: 201,
      data: { data: { id: 99, sent_from: { side: 'buyer', name: 'Loja Aurora' }, created: '2026-11-21T09:00:00-03:00', message: body.message, read: false } },
    }),
    markRead: { status: 200, data: { message: 'Success' } },
    changeStatus: changeStatus(fixtures),
    addresses: { status: 200, data: { data: { billing, shipping } } },
    saveBilling: ({ body }) => ({ status: 200, data: { message: 'Success', data: body } }),
    saveShipping: ({ body }) => ({ status: 200, data: { message: 'Success', data: body } }),
    defaultAddress: { status: 200, data: { data: billing } },
    billing: { status: 200, data: { data: billing } },
    shipping: { status: 200, data: { data: shipping } },
  };
};
