import { z } from 'zod';
import { AUDIT_SUBJECTS } from '../../rules/audit.ts';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';

/** The audit log of an account. */
export const staffLog = {
  list: defineCall({
    method: 'GET',
    path: '/v1/admin/log',
    access: 'staff',
    summary: 'Staff writes, newest first, fifty a page, narrowed by kind, words and days',
    covers: ['D-048', 'D-067'],
    query: z.object({
      page: s.pageQuery,
      subject: z.enum(AUDIT_SUBJECTS).optional().catch(undefined),
      /** Part of the name of the person or of the thing. */
      search: z.string().max(200).optional(),
      /** First and last day, in UTC. */
      from: s.calendarDate.optional().catch(undefined),
      to: s.calendarDate.optional().catch(undefined),
    }),
    responses: { 200: s.pageOf(s.auditEntry), 401: s.problem, 403: s.problem },
  }),
};
