import { z } from 'zod';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';

/** Taking a signed-in member to another site of the account's list, without an access token in the address. */
export const handOff = {
  issue: defineCall({
    method: 'POST',
    path: '/v1/hand-off',
    access: 'session',
    summary: 'The address of a link with a ticket in it, which works once within a minute',
    covers: ['R-162', 'D-133'],
    body: z.object({ url: z.string().max(2000) }),
    responses: { 201: s.dataOf(z.object({ url: z.string() })), 401: s.problem, 422: s.invalidInput },
  }),
  redeem: defineCall({
    method: 'POST',
    path: '/v1/hand-off/redeem',
    access: 'public',
    summary: 'Who comes with a ticket, for the site whose origin it was made for',
    covers: ['R-162', 'D-133'],
    body: z.object({ ticket: z.string().max(200), origin: z.string().max(300) }),
    responses: { 200: s.dataOf(s.visitor), 422: s.invalidInput, 429: s.problem },
  }),
};
