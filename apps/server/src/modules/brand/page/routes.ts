import { contract } from '@vitrine/api';
import { asSeller } from '../../../domain/scope.ts';
import { implement } from '../../../platform/routes.ts';
import { storeUpload } from '../../shared/media/upload.ts';
import * as comments from './comments.ts';
import * as service from './service.ts';
import type { PageState } from './types.ts';

const answer = (data: PageState) => ({ status: 200 as const, data: { data } });

/** The page of a brand, for its own people. */
export const brandOfficePageRoutes = implement(contract.brandOfficePage, {
  read: async ({ scope }) => answer(await service.openPage(asSeller(scope))),
  saveDraft: async ({ scope, body: { seen, ...edited } }) =>
    answer(await service.saveDraft(asSeller(scope), edited, seen)),
  addPicture: async ({ scope, body, request }) => ({
    status: 201,
    data: { data: { path: await storeUpload(asSeller(scope), request.server.platform.files, body) } },
  }),
  discardDraft: async ({ scope, body }) => answer(await service.discardDraft(asSeller(scope), body.seen)),
  publish: async ({ scope, body }) => answer(await service.publish(asSeller(scope), body.seen)),
  plan: async ({ scope, body }) => answer(await service.plan(asSeller(scope), body.publish_at, body.seen)),
  restore: async ({ scope, body }) => answer(await service.restore(asSeller(scope), body.id, body.seen)),
  published: async ({ scope, params }) => ({
    status: 200,
    data: { data: await service.formerPage(asSeller(scope), params.version) },
  }),
  comments: async ({ scope }) => ({ status: 200, data: { data: await comments.listComments(asSeller(scope)) } }),
  comment: async ({ scope, body }) => ({
    status: 200,
    data: { data: await comments.addComment(asSeller(scope), body) },
  }),
  settle: async ({ scope, params, body }) => ({
    status: 200,
    data: { data: await comments.settle(asSeller(scope), params.id, body.done) },
  }),
});
