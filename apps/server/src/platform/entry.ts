import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyRequest } from 'fastify';
import type { Access } from '@vitrine/api';
import type { WriteRight } from '@vitrine/api/rules';
import { readOnly } from '../db/readOnly.ts';
import type { AccountRecord } from '../domain/account.ts';
import { preferredLanguage } from '../domain/language.ts';
import { forbidden, unauthenticated } from '../domain/refusal.ts';
import { approvedBuyer, buyer, member, seller, staff } from '../domain/scope.ts';
import type { Scope, Viewer } from '../domain/scope.ts';
import { requireRight } from './brandRight.ts';
import { hostRulesOf } from './config.ts';
import { accountOrigin } from './origin.ts';
import { redeemDownload, ticketIn } from './tickets.ts';
import { findSession, tokenOf } from './viewer.ts';
import type { Session } from './viewer.ts';
import { createTranslator } from './words.ts';

const t = createTranslator({
  onlyLooking: {
    en: 'You are looking at the shop as somebody else, so you cannot change anything. Go back to your own session first.',
    pt_BR: 'Você está vendo a loja como outra pessoa e não pode alterar nada. Volte antes para a sua própria sessão.',
  },
});

/** How a call treats sessions. */
export interface Entry {
  access: Access;
  /** What a person of a brand needs. */
  right?: WriteRight | undefined;
  /** Changes something, so that nobody may call it who looks through somebody's eyes. */
  changes: boolean;
  /** Public calls that write (signing in, recovery …) take no session, so that an ended one cannot stand in their way. */
  ignoresSession: boolean;
  /** May be made while the default password is still in place. */
  beforePasswordChange: boolean;
  /** Answers with a file, which a new tab asks for with a ticket instead of a token (D-138). */
  takesTicket: boolean;
}

/** The account of a request, by host name and `X-Account-Hash` (A-002, D-114). */
export const accountOf = (request: FastifyRequest): Promise<AccountRecord> => {
  const hash = request.headers['x-account-hash'];
  return request.server.platform.accounts.resolve(request.hostname, Array.isArray(hash) ? hash[0] : hash);
};

/** The session of calls that a page makes inside the process, for the user who opens it. No request can name it. */
const sessionOfPage = new AsyncLocalStorage<Session>();

/** Makes calls inside the process as the user of a session. */
export const callAs = <T>(session: Session | undefined, call: () => Promise<T>): Promise<T> =>
  session ? sessionOfPage.run(session, call) : call();

const sessionOf = async (
  request: FastifyRequest,
  account: AccountRecord,
  entry: Entry,
): Promise<Session | null | undefined> => {
  const ofPage = sessionOfPage.getStore();
  if (ofPage) return ofPage;
  const { db } = request.server.platform;
  const ticket = entry.takesTicket ? ticketIn(request.url) : undefined;
  if (ticket) return redeemDownload(db, account.id, ticket);
  const header = request.headers.authorization;
  if (header === undefined) return null;
  const token = tokenOf(header);
  const session = token === undefined ? undefined : await findSession(db, account.id, token);
  // Of a session that the call ignores, it matters only whether staff are looking.
  return entry.ignoresSession && !session?.viewer.viewedBy ? null : session;
};

const viewerOf = async (request: FastifyRequest, account: AccountRecord, entry: Entry): Promise<Viewer | null> => {
  const session = await sessionOf(request, account, entry);
  if (session === null) return null;
  if (!session) throw unauthenticated();
  if (session.passwordChanged || session.viewer.viewedBy || entry.beforePasswordChange) return session.viewer;
  if (entry.access === 'public') return null;
  throw forbidden('password_not_changed');
};

const admit: Readonly<Record<Access, (scope: Scope) => unknown>> = {
  public: () => undefined,
  session: member,
  buyer,
  seller,
  approved: approvedBuyer,
  staff,
};

/**
 * Opens the scope of a request and refuses members the call is not for: 401 without a session, 403 for the wrong kind of member, 429 for one
 * who calls without end.
 */
export const openScope = async (request: FastifyRequest, entry: Entry): Promise<Scope> => {
  const { db, config } = request.server.platform;
  const account = await accountOf(request);
  const viewer = await viewerOf(request, account, entry);
  const language = preferredLanguage(request.headers['accept-language'], account.language);
  const watcher = viewer?.viewedBy;
  if (viewer) await request.server.countCall(watcher ?? viewer.memberId, language);
  if (watcher && entry.changes) throw forbidden(t(language, 'onlyLooking'));
  const scope: Scope = {
    db: watcher && request.method === 'GET' ? readOnly(db) : db,
    account,
    language,
    viewer,
    origin: accountOrigin(config.publicUrl, account, request.hostname),
    hostRules: hostRulesOf(config),
  };
  admit[entry.access](scope);
  if (entry.right) requireRight(scope, entry.right);
  return scope;
};
