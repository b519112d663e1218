import { z } from 'zod';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';

/** Brands and products in one field. */
export const search = {
  find: defineCall({
    method: 'GET',
    path: '/v1/search',
    access: 'session',
    summary: 'Brands and products whose words or reference code match what was typed, one typo forgiven',
    covers: ['R-213', 'R-214'],
    query: z.object({ search: z.string().max(120).default('') }),
    responses: { 200: s.dataOf(s.found), 401: s.problem },
  }),
};
