import { z } from 'zod';
import * as s from '../../schemas/index.ts';
import { RETAILER_VIEWS } from '../../rules/stages.ts';
import { defineCall } from '../call.ts';

const denied = { 401: s.problem, 403: s.problem };
const one = z.object({ id: s.idParam });

/** Registrations of retailers, and the decisions of staff about them. */
export const staffRetailers = {
  list: defineCall({
    method: 'GET',
    path: '/v1/admin/retailers',
    access: 'staff',
    summary: 'Retailers by status, fifty a page: who waits longest comes first, else the newest',
    covers: ['D-050'],
    query: z.object({
      page: s.pageQuery,
      view: z.enum(RETAILER_VIEWS).optional().catch(undefined),
      /** Part of the name, or of the e-mail address of one of its people. */
      search: z.string().max(200).optional(),
    }),
    responses: { 200: s.retailerQueue, ...denied },
  }),
  file: defineCall({
    method: 'GET',
    path: '/v1/admin/retailers/:id',
    access: 'staff',
    summary: 'A retailer with what it said when it registered, its people and the history of decisions',
    covers: ['D-050'],
    params: one,
    responses: { 200: s.reviewedRetailer, ...denied, 404: s.problem },
  }),
  review: defineCall({
    method: 'POST',
    path: '/v1/admin/retailers/:id/review',
    access: 'staff',
    summary: 'Approve a retailer, ask it for more, or refuse it; its people get a mail with the reason',
    covers: ['D-050'],
    params: one,
    body: z.object({
      decision: z.enum(['approve', 'ask', 'refuse']),
      /** In words for the retailer; needed unless it is approved. */
      reason: z.string().trim().max(1000).optional(),
      /** The status the decision was made on. Another one by now is a 409 that names it. */
      seen: s.retailerStatus,
    }),
    responses: {
      200: s.reviewedRetailer,
      ...denied,
      404: s.problem,
      409: s.problem.extend({ status: s.retailerStatus.optional() }),
      422: s.invalidInput,
    },
  }),
  approve: defineCall({
    method: 'POST',
    path: '/v1/admin/retailers/approve',
    access: 'staff',
    summary: 'Approve up to a hundred retailers; one whose status has changed meanwhile is left as it is',
    covers: ['D-050'],
    body: z.object({
      retailers: z
        .array(z.object({ id: s.id, seen: s.retailerStatus }))
        .min(1)
        .max(100),
    }),
    responses: {
      200: s.dataOf(
        z.object({
          approved: z.array(s.id),
          changed: z.array(z.object({ id: s.id, name: z.string(), status: s.retailerStatus })),
        }),
      ),
      ...denied,
      404: s.problem,
      422: s.invalidInput,
    },
  }),
};
