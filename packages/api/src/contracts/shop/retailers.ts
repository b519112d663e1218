import { z } from 'zod';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';

/** The directory of retailers, for brands and staff; retailers get a 403. */
export const retailers = {
  list: defineCall({
    method: 'GET',
    path: '/v1/buyers',
    access: 'session',
    summary: 'Approved retailers, 27 a page, narrowed by first letter (`#` for others), locations and name',
    covers: ['A-109', 'E-46', 'D-109', 'P-040', 'K-41'],
    query: z.object({
      page: s.pageQuery,
      locations: s.idList,
      search: z.string().max(200).optional(),
      letter: z
        .string()
        .regex(/^[#A-Z]$/i)
        .optional()
        .catch(undefined),
    }),
    responses: { 200: s.retailerList, 401: s.problem, 403: s.problem },
  }),
  page: defineCall({
    method: 'GET',
    path: '/v1/buyers/:id',
    access: 'session',
    summary: 'A retailer: one that is approved, or one with a connection to the brand',
    covers: ['A-110', 'E-46'],
    params: z.object({ id: s.idParam }),
    responses: { 200: s.dataOf(s.retailerPage), 401: s.problem, 403: s.problem, 404: s.problem },
  }),
};
