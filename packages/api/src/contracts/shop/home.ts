import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';

/** Where a signed-in user begins. */
export const home = {
  read: defineCall({
    method: 'GET',
    path: '/v1/home',
    access: 'session',
    summary: 'Brands to order from, the latest line sheets, suggested products',
    covers: ['A-068', 'E-35', 'E-36'],
    responses: { 200: s.home, 401: s.problem },
  }),
};
