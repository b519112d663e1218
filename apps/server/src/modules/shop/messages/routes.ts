import type { FastifyInstance } from 'fastify';
import { contract } from '@vitrine/api';
import { pageSizes } from '@vitrine/api/rules';
import { notFound } from '../../../domain/refusal.ts';
import { asMember } from '../../../domain/scope.ts';
import { implement } from '../../../platform/routes.ts';
import { submitForm } from './form.ts';
import { findBrand, findFile, findPage } from './repository.ts';
import { openChat, readChat, sendMessage, toggleFlag } from './service.ts';
import { followInbox } from './topics.ts';

/** Messages between retailers, brands and visitors. */
export const messageRoutes = async (app: FastifyInstance): Promise<void> => {
  const { files, signals } = app.platform;

  const routes = implement(contract.messages, {
    list: async ({ scope, query }) => {
      const { messages, total, unread } = await findPage(asMember(scope), query);
      const last_page = Math.max(1, Math.ceil(total / pageSizes.messages));
      return { status: 200, data: { data: messages, meta: { last_page, total, unread } } };
    },
    changes: async ({ scope }) => {
      const member = asMember(scope);
      return { status: 200, events: (signal) => followInbox(member, signals, signal) };
    },
    chat: async ({ scope, params, query }) => {
      const { messages, before, visitor } = await readChat(asMember(scope), params.subjectId, query);
      return { status: 200, data: { data: messages, meta: { before, visitor } } };
    },
    send: async ({ scope, params, body, headers }) => {
      const { status, message } = await sendMessage(asMember(scope), files, params.subjectId, {
        message: body.message?.trim() ?? '',
        picture: body.arquivo,
        key: headers['idempotency-key'],
      });
      return { status, data: { data: message } };
    },
    flag: async ({ scope, params }) => ({
      status: 200,
      data: { data: await toggleFlag(asMember(scope), params.id) },
    }),
    file: async ({ scope, params }) => {
      const key = await findFile(asMember(scope), params.id);
      const content = key === undefined ? undefined : await files.get(key);
      if (!content) throw notFound();
      return {
        status: 200,
        file: { name: `${params.id}.webp`, type: 'image/webp', content: Buffer.from(content), disposition: 'inline' },
      };
    },
    brand: async ({ scope, params }) => {
      const member = asMember(scope);
      if (member.viewer.side === 'buyer') await openChat(member, params.id);
      const brand = await findBrand(member, params.id);
      if (!brand || (member.viewer.side === 'seller' && member.viewer.brandId !== brand.id)) throw notFound();
      return { status: 200, data: { data: brand } };
    },
    submit: async ({ scope, body, request }) => ({
      status: 201,
      data: { message: await submitForm(scope, body, request.ip) },
    }),
    submitInstead: async ({ scope, body, request }) => ({
      status: 201,
      data: { message: await submitForm(scope, body, request.ip) },
    }),
  });
  await app.register(routes);
};
