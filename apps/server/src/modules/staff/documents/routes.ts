import { contract } from '@vitrine/api';
import type { ContentChange } from '@vitrine/api';
import { notFound } from '../../../domain/refusal.ts';
import { implement } from '../../../platform/routes.ts';
import { readSegmentUse } from '../../shop/events/documents.ts';
import { storeUpload } from '../../shared/media/upload.ts';
import { listDocuments } from './list.ts';
import { keepOwnHost } from './ownHost.ts';
import { renamePage } from './rename.ts';
import { named, openContent, removeContent, restoreContent, saveContent } from './service.ts';
import { findVersion, listVersions } from './versions.ts';

/** What an account says and how it is set up, for staff. */
export const staffContentRoutes = implement(contract.staffContent, {
  list: async ({ scope }) => ({ status: 200, data: { data: await listDocuments(scope) } }),
  file: async ({ scope, params }) => ({ status: 200, data: { data: await openContent(scope, params.name) } }),
  set: async ({ scope, params, body, request }) => {
    keepOwnHost(scope, body, request.hostname);
    const data = await saveContent(scope, params.name, body);
    request.server.platform.accounts.forget();
    return { status: 200, data: { data } };
  },
  remove: async ({ scope, params, query, request }) => {
    await removeContent(scope, params.name, query.seen);
    request.server.platform.accounts.forget();
    return { status: 204 };
  },
  rename: async ({ scope, params, body, request }) => {
    const data = await renamePage(scope, params.name, body);
    request.server.platform.accounts.forget();
    return { status: 200, data: { data } };
  },
  removal: async ({ scope, params }) => {
    const { kind, slug } = named(params.name);
    const use = kind === 'segment' ? await readSegmentUse(scope, slug) : { people: 0, brands: 0, heroes: [] };
    return { status: 200, data: { data: use } };
  },
  versions: async ({ scope, params }) => ({
    status: 200,
    data: { data: await listVersions(scope, named(params.name).name) },
  }),
  version: async ({ scope, params }) => {
    const document = await findVersion(scope, named(params.name).name, params.id);
    if (document === undefined) throw notFound();
    return { status: 200, data: { data: document } };
  },
  restore: async ({ scope, params, body, request }) => {
    const keepHost = (change: ContentChange) => keepOwnHost(scope, change, request.hostname);
    const data = await restoreContent(scope, params.name, body, keepHost);
    request.server.platform.accounts.forget();
    return { status: 200, data: { data } };
  },
  addPicture: async ({ scope, body, request }) => {
    const path = await storeUpload(scope, request.server.platform.files, body);
    return { status: 201, data: { data: { path } } };
  },
});
