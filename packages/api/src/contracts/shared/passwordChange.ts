import { z } from 'zod';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';

const responses = {
  200: z.object({ message: z.string() }),
  401: s.problem,
  422: s.invalidInput,
  429: s.problem,
} as const;

/** Changing the password while signed in, with a code that is sent by mail. */
export const passwordChange = {
  sendCode: defineCall({
    method: 'POST',
    path: '/v2/auth/change-password/generate-code',
    access: 'session',
    summary: 'Mail a code to the signed-in user; it works for ten minutes and replaces an earlier one',
    covers: ['A-014', 'S-041'],
    body: z.object({ email: s.words(254) }),
    responses,
  }),
  checkCode: defineCall({
    method: 'POST',
    path: '/v2/auth/change-password/verify-code',
    access: 'session',
    summary: 'Whether the code is the one of the mail; it is not used up',
    covers: ['A-015', 'S-042', 'X-015'],
    query: z.object({ code: s.words(40) }),
    responses,
  }),
  change: defineCall({
    method: 'POST',
    path: '/v2/auth/change-password',
    access: 'session',
    summary: 'Set a new password with the code, once; every other session of the user ends',
    covers: ['A-016', 'S-043', 'V-029', 'V-030', 'X-079'],
    body: z.object({ password: s.words(200), password_confirmation: s.words(200), code: s.words(40) }),
    responses,
  }),
};
