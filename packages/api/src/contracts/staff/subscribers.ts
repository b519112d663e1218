import { z } from 'zod';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';
import { fileOf } from '../responses.ts';

const denied = { 401: s.problem, 403: s.problem };

/** Addresses of the newsletter. */
export const staffSubscribers = {
  list: defineCall({
    method: 'GET',
    path: '/v1/admin/subscribers',
    access: 'staff',
    summary: 'Addresses of the newsletter, the newest first, fifty a page',
    covers: ['D-067'],
    query: z.object({ page: s.pageQuery, search: z.string().max(200).optional() }),
    responses: { 200: s.subscribers, ...denied },
  }),
  file: defineCall({
    method: 'GET',
    path: '/v1/admin/subscribers/file',
    access: 'staff',
    summary: 'Every address of the newsletter as a spreadsheet or CSV; the audit log says who took it',
    covers: ['D-067'],
    query: z.object({ format: z.enum(['xlsx', 'csv']).catch('xlsx').default('xlsx') }),
    responses: {
      200: fileOf('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv; charset=utf-8'),
      ...denied,
    },
  }),
};
