import { z } from 'zod';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';

const headers = z.object({ 'idempotency-key': z.string().min(8).max(120).optional() });
const responses = { 201: z.object({ message: z.string() }), 422: s.invalidInput, 429: s.problem } as const;

/** Applying for an account as a retailer or a brand. */
export const registration = {
  older: defineCall({
    method: 'POST',
    path: '/api/preregistration/',
    access: 'public',
    summary: 'Register as a retailer or apply as a brand; the same key answers alike and creates nothing twice',
    covers: ['A-019', 'E-01'],
    headers,
    body: s.preregistration,
    responses,
  }),
  send: defineCall({
    method: 'POST',
    path: '/v1/preregistration',
    access: 'public',
    summary: 'The same as a form, for the full registration screen too (D-071)',
    covers: ['A-020', 'A-021', 'D-071', 'E-01'],
    headers,
    encoding: 'multipart',
    body: s.preregistration,
    responses,
  }),
};
