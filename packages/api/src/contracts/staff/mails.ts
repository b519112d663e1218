import { z } from 'zod';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';
import { fileOf } from '../responses.ts';

const denied = { 401: s.problem, 403: s.problem };

/** Mail that the account sends. */
export const staffMails = {
  list: defineCall({
    method: 'GET',
    path: '/v1/admin/mails',
    access: 'staff',
    summary: 'Mails, the newest first, fifty a page, narrowed by status and words',
    covers: ['D-051'],
    query: z.object({
      page: s.pageQuery,
      status: s.mailStatus.optional().catch(undefined),
      /** Part of the recipient or of the subject. */
      search: z.string().max(200).optional(),
    }),
    responses: { 200: s.staffMailList, ...denied },
  }),
  open: defineCall({
    method: 'GET',
    path: '/v1/admin/mails/:id',
    access: 'staff',
    summary: 'A mail as its reader sees it, with every link taken out',
    covers: ['D-051'],
    params: z.object({ id: s.idParam }),
    responses: { 200: fileOf('text/html; charset=utf-8'), ...denied, 404: s.problem },
  }),
  sendAgain: defineCall({
    method: 'POST',
    path: '/v1/admin/mails/:id/send-again',
    access: 'staff',
    summary: 'Send a mail that failed again, at once; 409 for one that was sent or whose link has expired',
    covers: ['D-051'],
    params: z.object({ id: s.idParam }),
    responses: { 200: s.dataOf(s.staffMail), ...denied, 404: s.problem, 409: s.problem },
  }),
  sendFailed: defineCall({
    method: 'POST',
    path: '/v1/admin/mails/send-failed',
    access: 'staff',
    summary: 'Send every mail of the account that failed again, such as after the mail server was away',
    covers: ['D-051'],
    responses: { 200: s.dataOf(z.object({ mails: z.int() })), ...denied },
  }),
};
