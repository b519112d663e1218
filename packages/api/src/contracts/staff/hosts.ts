import { z } from 'zod';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';

const denied = { 401: s.problem, 403: s.problem };

/** The hosts of an account. Staff ask for them in its settings; each serves once a TXT record has proven it. */
export const staffHosts = {
  list: defineCall({
    method: 'GET',
    path: '/v1/admin/hosts',
    access: 'staff',
    summary: 'Hosts of the account by name, with the TXT record that proves each one that waits',
    covers: ['D-067', 'D-114'],
    responses: { 200: s.dataOf(s.staffHosts), ...denied },
  }),
  check: defineCall({
    method: 'POST',
    path: '/v1/admin/hosts/:host/check',
    access: 'staff',
    summary: 'Look the TXT record of a host up now; with the right value the host serves at once',
    covers: ['D-067', 'D-114'],
    params: z.object({ host: z.string().max(253) }),
    responses: { 200: s.dataOf(s.staffHosts), ...denied, 404: s.problem, 429: s.problem },
  }),
};
