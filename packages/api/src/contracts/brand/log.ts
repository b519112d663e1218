import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';

/** The part of the audit log that a brand's own people wrote. */
export const brandOfficeLog = {
  list: defineCall({
    method: 'GET',
    path: '/v1/admin/brand/log',
    access: 'seller',
    summary: "What the brand's own people changed, newest first, fifty a page, narrowed by kind, words and days",
    covers: ['D-049'],
    query: s.auditLogQuery,
    responses: { 200: s.pageOf(s.auditEntry), 401: s.problem, 403: s.problem },
  }),
};
