import { contract } from '@vitrine/api';
import { pageSizes } from '@vitrine/api/rules';
import { asMember } from '../../../domain/scope.ts';
import { implement } from '../../../platform/routes.ts';
import { findPage } from './repository.ts';
import { answerRequest, openConnection, requestConnection } from './service.ts';

/** Connections between a retailer and a brand. */
export const connectionRoutes = implement(contract.connections, {
  list: async ({ scope, query }) => {
    const limit = pageSizes.connections;
    const isPending = query.pending === '1';
    const found = await findPage(asMember(scope), { isPending, limit, offset: (query.page - 1) * limit });
    const { connections, total, toAnswer } = found ?? { connections: [], total: 0, toAnswer: 0 };
    const last_page = Math.max(1, Math.ceil(total / limit));
    return { status: 200, data: { data: connections, meta: { total, last_page, to_answer: toAnswer } } };
  },
  find: async ({ scope, params: { type, subjectId } }) => ({
    status: 200,
    data: { data: await openConnection(asMember(scope), { type, id: subjectId }) },
  }),
  requestBrand: async ({ scope, params: { id } }) => {
    const { status, connection } = await requestConnection(asMember(scope), { type: 'seller', id });
    return { status, data: { data: { data: connection } } };
  },
  request: async ({ scope, params: { type, subjectId } }) => {
    const { status, connection } = await requestConnection(asMember(scope), { type, id: subjectId });
    return { status, data: { data: connection } };
  },
  accept: async ({ scope, body }) => ({
    status: 200,
    data: { data: await answerRequest(asMember(scope), body.connection_id, 'accepted') },
  }),
  decline: async ({ scope, body }) => ({
    status: 200,
    data: { data: await answerRequest(asMember(scope), body.connection_id, 'declined') },
  }),
});
