import { contract } from '@vitrine/api';
import { notFound } from '../../../domain/refusal.ts';
import { cleanHtml } from '../../../platform/cleanHtml.ts';
import { implement } from '../../../platform/routes.ts';
import { toAccountResponse } from './mapper.ts';
import { listEvents, listEventSegments, listLocations, listSegments, readLegalText } from './repository.ts';

/** Start-up, branding and reference data of the account. */
export const accountRoutes = implement(contract.account, {
  branding: async ({ scope }) => ({ status: 200, data: { data: toAccountResponse(scope.account) } }),
  eventSegments: async ({ scope }) => ({ status: 200, data: { results: await listEventSegments(scope) } }),
  events: async ({ scope }) => ({ status: 200, data: { data: await listEvents(scope) } }),
  segments: async ({ scope }) => ({ status: 200, data: { results: await listSegments(scope) } }),
  segment: async ({ scope, params }) => {
    const [segment] = await listSegments(scope, params.id);
    if (!segment) throw notFound();
    return { status: 200, data: segment };
  },
  locations: async ({ scope }) => ({ status: 200, data: { data: await listLocations(scope) } }),
  terms: async ({ scope }) => ({ status: 200, data: { text: cleanHtml(await readLegalText(scope, 'terms')) } }),
  privacy: async ({ scope }) => ({ status: 200, data: { text: cleanHtml(await readLegalText(scope, 'privacy')) } }),
});
