import { contract } from '@vitrine/api';
import { asBuyer, asMember, asSeller } from '../../../domain/scope.ts';
import { implement } from '../../../platform/routes.ts';
import { imageReader } from '../../shared/media/readImage.ts';
import { recall, reorder } from './again.ts';
import * as addresses from '../../shared/addresses/service.ts';
import { readHistory, readMessages } from './conversation.ts';
import * as files from './files/service.ts';
import { readOrders } from './read.ts';
import { countUnread } from './repository.ts';
import * as service from './service.ts';
import { undoStatus } from './undo.ts';
import { t } from './words.ts';

export const orderRoutes = implement(contract.orders, {
  list: async ({ scope, query }) => {
    const past = query.past === undefined ? undefined : query.past === '1';
    return { status: 200, data: { data: await readOrders(asMember(scope), { ...query, past }) } };
  },

  unread: async ({ scope }) => ({ status: 200, data: { quantidade: await countUnread(asMember(scope)) } }),

  messages: async ({ scope, params, query }) => ({
    status: 200,
    data: { data: await readMessages(asMember(scope), params.id, query.before) },
  }),

  history: async ({ scope, params, query }) => ({
    status: 200,
    data: { data: await readHistory(asMember(scope), params.id, query.before) },
  }),

  sendMessage: async ({ scope, params, body }) => ({
    status: 201,
    data: { data: await service.sendMessage(asMember(scope), params.id, body.message) },
  }),

  markRead: async ({ scope, params }) => {
    await service.markRead(asMember(scope), params.id);
    return { status: 200, data: { message: t(scope.language, 'done') } };
  },

  changeStatus: async ({ scope, params, body }) => ({
    status: 200,
    data: { data: await service.changeStatus(asSeller(scope), params.id, body) },
  }),

  undoStatus: async ({ scope, params, body }) => ({
    status: 200,
    data: { data: await undoStatus(asSeller(scope), params.id, body.version) },
  }),

  recall: async ({ scope, params }) => ({ status: 200, data: { data: await recall(asBuyer(scope), params.id) } }),

  reorder: async ({ scope, params }) => ({ status: 200, data: { data: await reorder(asBuyer(scope), params.id) } }),

  addresses: async ({ scope }) => ({ status: 200, data: { data: await addresses.lastUsed(asBuyer(scope)) } }),

  saveBilling: async ({ scope, params, body }) => ({
    status: 200,
    data: {
      message: t(scope.language, 'done'),
      data: await addresses.saveAddress(asBuyer(scope), params.id, 'billing', body),
    },
  }),

  saveShipping: async ({ scope, params, body }) => ({
    status: 200,
    data: {
      message: t(scope.language, 'done'),
      data: await addresses.saveAddress(asBuyer(scope), params.id, 'shipping', body),
    },
  }),

  defaultAddress: async ({ scope, params }) => ({
    status: 200,
    data: { data: await addresses.defaultAddress(asBuyer(scope), params.id) },
  }),

  billing: async ({ scope, params }) => ({
    status: 200,
    data: { data: await addresses.addressOf(asMember(scope), params.id, 'billing') },
  }),

  shipping: async ({ scope, params }) => ({
    status: 200,
    data: { data: await addresses.addressOf(asMember(scope), params.id, 'shipping') },
  }),

  purchaseOrderXlsx: async ({ scope, params, request }) => ({
    status: 200,
    file: await files.orderXlsx(asMember(scope), params.id, imageReader(request.server)),
  }),

  purchaseOrderPdf: async ({ scope, params, request }) => ({
    status: 200,
    file: await files.orderPdf(asMember(scope), params.id, imageReader(request.server)),
  }),

  shopifyCsv: async ({ scope, params }) => ({ status: 200, file: await files.shopifyCsv(asMember(scope), params.id) }),
});
