import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contract } from '@vitrine/api';
import { canonicalEmail, checkDefaultPassword, checkFirstPassword, checkRecovery, isEmail } from '@vitrine/api/rules';
import { forbidden, invalid, notFound, unauthenticated } from '../../../domain/refusal.ts';
import { asMember, inTransaction, member } from '../../../domain/scope.ts';
import type { Scope } from '../../../domain/scope.ts';
import { spend } from '../../../platform/rateLimit.ts';
import { createPasswords } from '../../../platform/passwords.ts';
import { placeOf } from '../../../platform/place.ts';
import { implement } from '../../../platform/routes.ts';
import { findSession, tokenOf } from '../../../platform/viewer.ts';
import { arrivingMember } from '../handOff/service.ts';
import { statusOf } from '../../shop/profile/status.ts';
import { endView } from '../../staff/views/service.ts';
import { checkEmailBudgets, loginErrorBudgets } from './budgets.ts';
import { deviceCookie, sourceOf } from './deviceCookie.ts';
import { isKnownClient, refused, tooManyGrants } from './grant.ts';
import { rememberDevice, rememberPlace } from './knownSources.ts';
import { admitRecovery, askForLink, choosePassword } from './recovery.ts';
import { findLogin, recordWelcome, setPassword } from './repository.ts';
import { pageCookie } from './pageCookie.ts';
import { readRefreshCookie, refreshCookie, wantsCookie } from './refreshCookie.ts';
import { endOtherSessions, endSignIn, openSession, refreshSession } from './sessions.ts';
import type { Keeping, Tokens } from './sessions.ts';
import { checkCredentials } from './signIn.ts';
import type { Credentials } from './signIn.ts';
import { passwordChangeRoutes } from './passwordChangeRoutes.ts';
import { requireSound } from './sound.ts';
import { userDataOf } from './user.ts';
import { t } from './words.ts';

type Grant = Pick<Credentials, 'username' | 'password'>;

const keepingOf = (request: FastifyRequest): Keeping => (wantsCookie(request) ? 'cookie' : 'body');

const setting = (cookies: string[]): { headers: Record<string, string[]> } => ({
  headers: cookies.length > 0 ? { 'set-cookie': cookies } : {},
});

/** A pair of tokens as the client keeps it: the refresh token in the cookie it asked for, else in the body. */
const deliver = (request: FastifyRequest, scope: Scope, tokens: Tokens) => {
  const inCookie = wantsCookie(request);
  return {
    data: {
      access_token: tokens.access,
      refresh_token: inCookie ? '' : tokens.refresh,
      token_type: 'Bearer' as const,
      expires_in: tokens.accessSeconds,
    },
    cookies: inCookie
      ? [
          refreshCookie(request, scope, tokens.refresh, tokens.refreshSeconds),
          ...(tokens.page === undefined ? [] : [pageCookie(request, scope, tokens.page, tokens.refreshSeconds)]),
        ]
      : [],
  };
};

/** What removes the cookies of a sign-in. */
const noCookies = (request: FastifyRequest, scope: Scope): string[] =>
  [refreshCookie, pageCookie].map((cookie) => cookie(request, scope, '', 0));

/** The cookie that keeps the member's browser known; none for a client that wants no cookies. */
const keepKnown = async (request: FastifyRequest, scope: Scope, memberId: number): Promise<string[]> =>
  wantsCookie(request) ? [deviceCookie(request, scope, await rememberDevice(scope, memberId, sourceOf(request)))] : [];

/** The access token of the request, if it is the member's own. */
const ownToken = async (request: FastifyRequest, scope: Scope, memberId: number): Promise<string | undefined> => {
  const token = tokenOf(request.headers.authorization);
  const session = token === undefined ? undefined : await findSession(scope.db, scope.account.id, token);
  return session?.viewer.memberId === memberId ? token : undefined;
};

/** The canonical form of what was typed. */
const readEmail = (scope: Scope, typed: string): string => {
  const email = canonicalEmail(typed);
  if (!isEmail(email)) throw invalid({ email: [t(scope.language, 'emailInvalid')] });
  return email;
};

/** A session for a member who comes from another site of the account, whose ticket is exchanged like a refresh token (R-055, D-134). */
const enterByTicket = async (scope: Scope, ticket: string, keeping: Keeping): Promise<Tokens | undefined> => {
  const memberId = await arrivingMember(scope, ticket);
  return memberId === undefined ? undefined : openSession(scope, memberId, keeping);
};

/** Signing in and out, sessions, passwords. */
export const authRoutes = async (app: FastifyInstance): Promise<void> => {
  const passwords = createPasswords(app.platform.config.argon2);

  const identify = async (request: FastifyRequest, scope: Scope, { username, password }: Grant) => {
    try {
      const source = sourceOf(request);
      const login = await checkCredentials(scope, passwords, { username, password, source });
      if (!login) return refused.invalidGrant;
      await rememberPlace(scope, login.id, source);
      return login;
    } catch (error) {
      return tooManyGrants(error);
    }
  };

  const routes = implement(
    contract.auth,
    {
      token: async ({ body, scope, request }) => {
        if (!isKnownClient(request.headers.authorization)) return refused.invalidClient;
        const login = await identify(request, scope, body);
        if ('status' in login) return login;
        const { data, cookies } = deliver(request, scope, await openSession(scope, login.id, keepingOf(request)));
        return {
          status: 200,
          data: { ...data, password_changed: login.passwordChanged },
          ...setting([...cookies, ...(await keepKnown(request, scope, login.id))]),
        };
      },
      // The second call of one sign-in stays in the session of the first, so that signing out ends both (S-012).
      login: async ({ body, scope, request }) => {
        const login = await identify(request, scope, body);
        if ('status' in login) return login;
        const own = await ownToken(request, scope, login.id);
        return { status: 200, data: { access_token: own ?? (await openSession(scope, login.id, 'body')).access } };
      },
      refresh: async ({ body, scope, request }) => {
        const token = body.refresh_token || readRefreshCookie(request);
        if (!token) throw unauthenticated();
        const keeping = keepingOf(request);
        const tokens = (await refreshSession(scope, token, keeping)) ?? (await enterByTicket(scope, token, keeping));
        if (!tokens) throw unauthenticated();
        const { data, cookies } = deliver(request, scope, tokens);
        return { status: 200, data, ...setting(cookies) };
      },
      logout: async ({ scope, request }) => {
        // The audit log says when staff stopped looking.
        if (scope.viewer?.viewedBy) await endView(asMember(scope));
        const tokens = [tokenOf(request.headers.authorization), readRefreshCookie(request)];
        if (
          !(await endSignIn(
            scope,
            tokens.filter((token) => token !== undefined),
          ))
        )
          throw unauthenticated();
        return { status: 204, ...setting(wantsCookie(request) ? noCookies(request, scope) : []) };
      },
      userData: async ({ scope }) => ({ status: 200, data: await userDataOf(scope) }),
      me: async ({ scope }) => ({ status: 200, data: await statusOf(scope) }),
      messageViewed: async ({ body, scope }) => {
        await recordWelcome(scope, member(scope), body.view);
        return { status: 200, data: { message: t(scope.language, 'viewed') } };
      },
      // What a failed login carries is a person's password more often than not: it is read by nobody (D-135).
      loginError: async ({ scope, request }) => {
        await spend(scope, loginErrorBudgets(placeOf(request.ip)));
        return { status: 204 };
      },
      checkEmail: async ({ body, scope, request }) => {
        const email = readEmail(scope, body.email);
        await spend(scope, checkEmailBudgets(placeOf(request.ip)));
        const isKnown = (await findLogin(scope, email)) !== undefined;
        return { status: 200, data: isKnown && !scope.account.hidesMembers };
      },
      recovery: async ({ body, scope, request }) => {
        const email = readEmail(scope, body.email);
        await admitRecovery(scope, email, placeOf(request.ip));
        const asked = askForLink(scope, email);
        // Not waited for: the time until the answer would tell who is a member.
        if (scope.account.hidesMembers) asked.catch((err: unknown) => request.log.error({ err }, 'recovery failed'));
        else if (!(await asked)) throw notFound(t(scope.language, 'emailNotFound'));
        return { status: 200, data: { message: t(scope.language, 'recoverySent') } };
      },
      recoveryConfirm: async ({ body, scope, request }) => {
        requireSound(scope, checkRecovery(body));
        const source = sourceOf(request);
        const chosen = await choosePassword(scope, passwords, { ...body, place: source.place });
        if ('wrong' in chosen) throw invalid({ token: [t(scope.language, 'tokenSpent')] });
        await rememberPlace(scope, chosen.memberId, source);
        return { status: 200, data: { message: t(scope.language, 'passwordChanged') } };
      },
      definePassword: async ({ body: { hash: token, password_confirmation: confirm, ...body }, scope, request }) => {
        requireSound(scope, checkFirstPassword({ ...body, confirm }), { confirm: 'password_confirmation' });
        const source = sourceOf(request);
        const email = canonicalEmail(body.email);
        const chosen = await choosePassword(scope, passwords, { ...body, email, token, place: source.place });
        if ('wrong' in chosen)
          throw chosen.wrong === 'token'
            ? invalid({ hash: [t(scope.language, 'tokenSpent')] })
            : invalid({ email: [t(scope.language, 'otherEmail')] });
        await rememberPlace(scope, chosen.memberId, source);
        return { status: 200, data: { message: t(scope.language, 'passwordDefined') } };
      },
      changeDefaultPassword: async ({ body, scope }) => {
        requireSound(scope, checkDefaultPassword(body));
        const { memberId, sessionId } = member(scope);
        const passwordHash = await passwords.hash(body.password);
        await inTransaction(scope, async (tx) => {
          // Who holds a session, but not the password, must not be able to replace one that its owner chose.
          if (!(await setPassword(tx, memberId, passwordHash, { onlyDefault: true }))) throw forbidden();
          await endOtherSessions(tx, memberId, sessionId);
        });
        return { status: 200, data: { message: t(scope.language, 'passwordChanged') } };
      },
    },
    {
      beforePasswordChange: ['changeDefaultPassword', 'userData'],
      onInvalid: { token: () => refused.invalidRequest, login: () => refused.invalidRequest },
    },
  );
  await app.register(routes);
  await app.register(passwordChangeRoutes(passwords));
};
