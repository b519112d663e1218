import { contract } from '@vitrine/api';
import { asMember } from '../../../domain/scope.ts';
import { implement } from '../../../platform/routes.ts';
import { listViews, removeView, renameView, saveView } from './service.ts';

/** Views of the back office's lists, each for the member who keeps it. */
export const savedViewRoutes = implement(contract.savedViews, {
  list: async ({ scope, query }) => ({ status: 200, data: { data: await listViews(asMember(scope), query.list) } }),
  save: async ({ scope, body }) => ({ status: 201, data: { data: await saveView(asMember(scope), body) } }),
  rename: async ({ scope, params, body }) => ({
    status: 200,
    data: { data: await renameView(asMember(scope), params.id, body.name) },
  }),
  remove: async ({ scope, params }) => ({
    status: 200,
    data: { data: await removeView(asMember(scope), params.id) },
  }),
});
