import type { FastifyRequest } from 'fastify';
import type { Access } from '@vitrine/api';
import type { AccountRecord } from '../domain/account.ts';
import { preferredLanguage } from '../domain/language.ts';
import { forbidden, unauthenticated } from '../domain/refusal.ts';
import { approvedBuyer, buyer, member, seller } from '../domain/scope.ts';
import type { Scope, Viewer } from '../domain/scope.ts';
import { accountOrigin } from './origin.ts';
import { findSession, tokenOf } from './viewer.ts';

/** How a call treats sessions. */
export interface Entry {
  access: Access;
  /** Public calls that write (signing in, recovery …) take no session, so that an ended one cannot stand in their way. */
  ignoresSession: boolean;
  /** May be made while the default password is still in place. */
  beforePasswordChange: boolean;
}

/** The account of a request, by host name and `X-Account-Hash` (A-002, D-114). */
export const accountOf = (request: FastifyRequest): Promise<AccountRecord> => {
  const hash = request.headers['x-account-hash'];
  return request.server.platform.accounts.resolve(request.hostname, Array.isArray(hash) ? hash[0] : hash);
};

const viewerOf = async (request: FastifyRequest, account: AccountRecord, entry: Entry): Promise<Viewer | null> => {
  const header = request.headers.authorization;
  if (header === undefined || entry.ignoresSession) return null;
  const token = tokenOf(header);
  const session = token === undefined ? undefined : await findSession(request.server.platform.db, account.id, token);
  if (!session) throw unauthenticated();
  if (session.passwordChanged || entry.beforePasswordChange) return session.viewer;
  if (entry.access === 'public') return null;
  throw forbidden('password_not_changed');
};

const admit: Readonly<Record<Access, (scope: Scope) => unknown>> = {
  public: () => undefined,
  session: member,
  buyer,
  seller,
  approved: approvedBuyer,
};

/** Opens the scope of a request and refuses whoever the call is not for: 401 without a session, 403 for the wrong kind of member. */
export const openScope = async (request: FastifyRequest, entry: Entry): Promise<Scope> => {
  const { db, config } = request.server.platform;
  const account = await accountOf(request);
  const viewer = await viewerOf(request, account, entry);
  const language = preferredLanguage(request.headers['accept-language'], account.language);
  const scope: Scope = {
    db,
    account,
    language,
    viewer,
    origin: accountOrigin(config.publicUrl, account, request.hostname),
  };
  admit[entry.access](scope);
  return scope;
};
