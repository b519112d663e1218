import { z } from 'zod';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';

/** Looking at the shop as a retailer or a brand sees it. */
export const staffViews = {
  open: defineCall({
    method: 'POST',
    path: '/v1/admin/views',
    access: 'staff',
    summary: 'A ticket to look at the shop as a person sees it; it works once within a minute',
    covers: ['D-067'],
    body: s.viewOrder,
    responses: {
      201: s.dataOf(z.object({ ticket: z.string() })),
      401: s.problem,
      403: s.problem,
      404: s.problem,
      409: s.problem,
      422: s.invalidInput,
    },
  }),
  begin: defineCall({
    method: 'POST',
    path: '/v1/views',
    access: 'public',
    summary: 'Exchange such a ticket for a session that only reads, and ends after 30 minutes',
    covers: ['D-067'],
    body: z.object({ ticket: z.string().max(200) }),
    responses: { 200: s.dataOf(s.view), 422: s.invalidInput, 429: s.problem },
  }),
  end: defineCall({
    method: 'POST',
    path: '/v1/views/end',
    access: 'session',
    readOnly: true,
    summary: 'End such a session',
    covers: ['D-067'],
    responses: { 204: z.undefined(), 401: s.problem, 403: s.problem },
  }),
};
