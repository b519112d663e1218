import { z } from 'zod';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';

const message = z.object({ message: z.string() });

/** A browser asks for the refresh token as a cookie, and shows with it that a page of the shop makes the call. */
const headers = z.object({ 'x-session': z.literal('cookie').optional() });

/** Signing in and out, sessions, passwords. */
export const auth = {
  token: defineCall({
    method: 'POST',
    path: '/o/token/',
    access: 'public',
    summary: 'Exchange e-mail and password for tokens',
    covers: ['A-004', 'S-010'],
    clientCredentials: true,
    headers,
    body: s.passwordGrant,
    encoding: 'form',
    responses: { 200: s.tokens, 400: s.grantRefused, 401: s.grantRefused, 429: s.grantRefused },
  }),
  login: defineCall({
    method: 'POST',
    path: '/v1/auth/login',
    access: 'public',
    summary:
      'Open the session of the newer API with the same form; with the access token of the first call, stay in it',
    covers: ['A-005', 'S-012'],
    body: s.passwordGrant,
    encoding: 'form',
    responses: {
      200: z.object({ access_token: z.string() }),
      400: s.grantRefused,
      401: s.grantRefused,
      429: s.grantRefused,
    },
  }),
  refresh: defineCall({
    method: 'POST',
    path: '/v1/auth/refresh',
    access: 'public',
    summary: 'Exchange a refresh token, of the body or the cookie, for a new pair; it works once',
    covers: ['A-008', 'B-03'],
    headers,
    body: z.object({ refresh_token: z.string().max(200).optional() }),
    responses: { 200: s.tokens.omit({ password_changed: true }), 401: s.problem },
  }),
  logout: defineCall({
    method: 'POST',
    path: '/v1/auth/logout',
    access: 'public',
    readOnly: true,
    summary: 'End every token of a sign-in, by its access token (expired ones too) or its cookie',
    covers: ['R-161'],
    headers,
    responses: { 204: z.undefined(), 401: s.problem },
  }),
  userData: defineCall({
    method: 'GET',
    path: '/v1/auth/user-data',
    access: 'session',
    summary: 'The signed-in user',
    covers: ['A-006', 'E-02'],
    responses: { 200: s.userData, 401: s.problem },
  }),
  me: defineCall({
    method: 'GET',
    path: '/v1/auth/me',
    access: 'session',
    summary: 'The stage of the signed-in retailer',
    covers: ['A-007', 'E-03'],
    responses: { 200: s.status, 401: s.problem },
  }),
  messageViewed: defineCall({
    method: 'POST',
    path: '/api/user/inc_msg_viewed/',
    access: 'buyer',
    summary:
      'Record that a welcome was seen: 1 greets at the first visit, 2 tells on the page of a brand how buying works',
    covers: ['A-080', 'M-14', 'D-019'],
    body: z.object({ view: z.union([z.literal(1), z.literal(2)]) }),
    responses: { 200: message, 401: s.problem, 403: s.problem, 422: s.invalidInput },
  }),
  loginError: defineCall({
    method: 'POST',
    path: '/api/login-error/',
    access: 'public',
    summary: 'Report a failed login; a password sent along is neither stored nor logged',
    covers: ['A-009', 'D-068', 'D-135'],
    body: z.object({
      grant_type: z.string().max(40).optional(),
      username: z.string().max(254).optional(),
      password: z.string().max(200).optional(),
    }),
    responses: { 204: z.undefined(), 429: s.problem },
  }),
  checkEmail: defineCall({
    method: 'POST',
    path: '/v1/auth/check-email',
    access: 'public',
    summary: 'Whether an account exists for an e-mail address; rate-limited, and always false where members are hidden',
    covers: ['A-010', 'D-139'],
    body: z.object({ email: z.string().max(254) }),
    responses: { 200: z.boolean(), 422: s.invalidInput, 429: s.problem },
  }),
  recovery: defineCall({
    method: 'POST',
    path: '/api/recovery/',
    access: 'public',
    summary: 'Send instructions to reset a password; where members are hidden, every address is answered alike',
    covers: ['A-011', 'X-011', 'X-012'],
    body: z.object({ email: z.string().max(254) }),
    responses: { 200: message, 404: s.problem, 422: s.invalidInput, 429: s.problem },
  }),
  recoveryConfirm: defineCall({
    method: 'POST',
    path: '/api/recovery/confirm/',
    access: 'public',
    summary: 'Set a new password with the token of the mail',
    covers: ['A-012', 'D-038'],
    body: z.object({ token: z.string().max(200), password: z.string().max(200), confirm: z.string().max(200) }),
    responses: { 200: message, 422: s.invalidInput, 429: s.problem },
  }),
  definePassword: defineCall({
    method: 'POST',
    path: '/v2/auth/define-password',
    access: 'public',
    summary: 'Set the first password with the hash of the mail, once',
    covers: ['A-017', 'D-052'],
    body: z.object({
      hash: z.string().max(200),
      email: z.string().max(254),
      password: z.string().max(200),
      password_confirmation: z.string().max(200),
    }),
    responses: { 200: message, 422: s.invalidInput, 429: s.problem },
  }),
  changeDefaultPassword: defineCall({
    method: 'POST',
    path: '/api/change/',
    access: 'session',
    summary: 'Replace the default password; the only call that a session with one may make',
    covers: ['A-013', 'M-08'],
    body: z.object({ password: z.string().max(200), confirm: z.string().max(200) }),
    responses: { 200: message, 401: s.problem, 422: s.invalidInput },
  }),
};
