import { z } from 'zod';
import { pageSizes } from '../../rules/constants.ts';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';

const denied = { 401: s.problem, 403: s.problem };
const one = z.object({ id: s.idParam });
const missing = { 401: s.problem, 403: s.problem, 404: s.problem };

/** Brands that apply, and those that are in the marketplace. */
export const staffBrands = {
  applications: defineCall({
    method: 'GET',
    path: '/v1/admin/brand-applications',
    access: 'staff',
    summary: 'Brands that applied and wait for a decision, the oldest first, fifty a page',
    covers: ['D-050'],
    query: z.object({ page: s.pageQuery, search: z.string().max(200).optional() }),
    responses: { 200: s.brandApplications, ...denied },
  }),
  application: defineCall({
    method: 'GET',
    path: '/v1/admin/brand-applications/:id',
    access: 'staff',
    summary: 'An application that waits, with a free slug and the brand of the same name, if there is one',
    covers: ['D-050'],
    params: one,
    responses: { 200: s.brandApplicationFile, ...missing },
  }),
  approve: defineCall({
    method: 'POST',
    path: '/v1/admin/brand-applications/:id/approve',
    access: 'staff',
    summary: 'Let a brand in: its page, its first member, and a mail with the link to define a password',
    covers: ['D-050'],
    params: one,
    body: s.brandApproval,
    responses: { 200: s.dataOf(s.staffBrand), ...missing, 409: s.problem, 422: s.invalidInput },
  }),
  refuse: defineCall({
    method: 'POST',
    path: '/v1/admin/brand-applications/:id/refuse',
    access: 'staff',
    summary: 'Refuse an application with a mail that gives the reason; the brand may apply again',
    covers: ['D-050'],
    params: one,
    body: z.object({ reason: z.string().trim().min(1).max(1000) }),
    responses: { 204: z.undefined(), ...missing, 422: s.invalidInput },
  }),
  slug: defineCall({
    method: 'GET',
    path: '/v1/admin/slugs/:slug',
    access: 'staff',
    summary: 'Whether a new brand, event or campaign page can have this slug, and why not',
    covers: ['D-046'],
    params: z.object({ slug: z.string().max(200) }),
    query: s.slugUse,
    responses: { 200: s.slugCheck, ...denied },
  }),
  list: defineCall({
    method: 'GET',
    path: '/v1/admin/brands',
    access: 'staff',
    summary: 'Brands by name, published or not, fifty a page',
    covers: ['D-067'],
    query: z.object({
      page: s.pageQuery,
      view: z.enum(['published', 'unpublished']).optional().catch(undefined),
      search: z.string().max(200).optional(),
      /** Short names, separated by commas: these brands alone. */
      slugs: z.string().max(8000).optional(),
    }),
    responses: { 200: s.staffBrandList, ...denied },
  }),
  facts: defineCall({
    method: 'GET',
    path: '/v1/admin/brands/:id/facts',
    access: 'staff',
    summary: 'What a brand says of itself beside its page',
    covers: ['D-067', 'E-19', 'E-20'],
    params: one,
    responses: { 200: s.dataOf(s.brandFacts), ...missing },
  }),
  publish: defineCall({
    method: 'PUT',
    path: '/v1/admin/brands/:id/published',
    access: 'staff',
    summary:
      'Publish a brand, or take its pages out of the shop; its own people still see them. A 409 carries the brand of now if it is not as `seen`',
    covers: ['D-060'],
    params: one,
    body: z.object({ is_published: z.boolean(), seen: z.boolean() }),
    responses: {
      200: s.dataOf(s.staffBrand),
      ...missing,
      409: s.problem.extend({ current: s.staffBrand.optional() }),
      422: s.invalidInput,
    },
  }),
  publishMany: defineCall({
    method: 'POST',
    path: '/v1/admin/brands/publish-many',
    access: 'staff',
    summary:
      'Publish brands, or take their pages out of the shop; one that somebody else has changed is left, with the reason',
    covers: ['D-060'],
    body: z.object({
      is_published: z.boolean(),
      brands: z
        .array(z.object({ id: s.id, seen: z.boolean() }))
        .min(1)
        .max(pageSizes.staff),
    }),
    responses: { 200: s.dataOf(s.manyDone), ...denied, 422: s.invalidInput },
  }),
};
