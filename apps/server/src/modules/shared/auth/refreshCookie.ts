import type { FastifyRequest } from 'fastify';
import type { Scope } from '../../../domain/scope.ts';
import { ownCookie } from './ownCookie.ts';

/** B-03 in a browser. The path covers refreshing and signing out, so that no other call carries the cookie. */
const name = 'refresh_token';
const path = '/v1/auth';

/** True for a call that asks for the refresh token as a cookie. */
export const wantsCookie = ({ headers }: FastifyRequest): boolean => headers['x-session'] === 'cookie';

/** True if a page of this very host makes the request. The browser writes these headers, and no script can change them. */
const isOwnPage = ({ headers, host }: FastifyRequest): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
};

/** The refresh token of the browser's cookie. A page of another site gets nothing by it (CSRF). */
export const readRefreshCookie = (request: FastifyRequest): string | undefined => {
  if (!wantsCookie(request) || !isOwnPage(request)) return undefined;
  return /(?:^|;\s*)refresh_token=([\w-]{1,200})/.exec(request.headers.cookie ?? '')?.[1];
};

/** The header that keeps a refresh token in the browser for some seconds; an empty token removes it. */
export const refreshCookie = (request: FastifyRequest, scope: Scope, token: string, seconds: number): string =>
  ownCookie(request, scope, { name, value: token, path, seconds });
