import { contract } from '@vitrine/api';
import { pageSizes } from '@vitrine/api/rules';
import { asMember } from '../../../domain/scope.ts';
import { implement } from '../../../platform/routes.ts';
import { endDigest } from './digestLink.ts';
import { findChoices, findPage } from './repository.ts';
import { choose, markAllRead, markRead } from './service.ts';
import { t } from './words.ts';

/** What happened to the member. */
export const notificationRoutes = implement(contract.notifications, {
  list: async ({ scope, query }) => {
    const { notifications, total, unread, until } = await findPage(asMember(scope), query.page);
    const last_page = Math.max(1, Math.ceil(total / pageSizes.notifications));
    return { status: 200, data: { data: notifications, meta: { last_page, total, unread, until } } };
  },
  markRead: async ({ scope, params }) => ({
    status: 200,
    data: { unread: await markRead(asMember(scope), params.id) },
  }),
  markAllRead: async ({ scope, body }) => ({
    status: 200,
    data: { unread: await markAllRead(asMember(scope), body.until) },
  }),
  choices: async ({ scope }) => ({ status: 200, data: { data: await findChoices(asMember(scope)) } }),
  choose: async ({ scope, body }) => ({ status: 200, data: { data: await choose(asMember(scope), body) } }),
  endMails: async ({ scope, params }) => {
    await endDigest(scope, params.token);
    return { status: 200, data: { message: t(scope.language, 'ended') } };
  },
});
