import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';

/** The audit log of an account. */
export const staffLog = {
  list: defineCall({
    method: 'GET',
    path: '/v1/admin/log',
    access: 'staff',
    summary: 'Writes in the back office, newest first, fifty a page, narrowed by kind, words and days',
    covers: ['D-048', 'D-067'],
    query: s.auditLogQuery,
    responses: { 200: s.pageOf(s.auditEntry), 401: s.problem, 403: s.problem },
  }),
};
