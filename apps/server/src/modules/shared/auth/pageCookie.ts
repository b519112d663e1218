import type { FastifyRequest } from 'fastify';
import type { AccountRecord } from '../../../domain/account.ts';
import type { Scope } from '../../../domain/scope.ts';
import { findPageSession } from '../../../platform/viewer.ts';
import type { Session } from '../../../platform/viewer.ts';
import { ownCookie } from './ownCookie.ts';

const name = 'page_session';

/** The header that keeps what pages know their user by; an empty secret removes it. */
export const pageCookie = (request: FastifyRequest, scope: Scope, secret: string, seconds: number): string =>
  ownCookie(request, scope, { name, value: secret, path: '/', seconds });

/** True if the browser opens the request as a page, by itself or from a page of this host. No script can write these headers. */
const isOpened = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-dest'] === 'document' && ['none', 'same-origin'].includes(String(headers['sec-fetch-site']));

/**
 * The session of the user who opens a page. Undefined for anything but a page that is opened in a window: what a script or a frame
 * fetches has nothing of a user in it.
 */
export const pageSessionOf = async (request: FastifyRequest, account: AccountRecord): Promise<Session | undefined> => {
  const secret = /(?:^|;\s*)page_session=([\w-]{43})(?:;|$)/.exec(request.headers.cookie ?? '')?.[1];
  if (secret === undefined || !isOpened(request)) return undefined;
  const session = await findPageSession(request.server.platform.db, account.id, secret);
  return session?.passwordChanged ? session : undefined;
};
