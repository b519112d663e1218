import type { FastifyInstance } from 'fastify';
import { contract } from '@vitrine/api';
import { checkDefaultPassword, checkRecovery, isEmail } from '@vitrine/api/rules';
import type { PasswordProblem } from '@vitrine/api/rules';
import { forbidden, invalid, notFound, unauthenticated } from '../../domain/refusal.ts';
import { inTransaction, member } from '../../domain/scope.ts';
import type { Scope } from '../../domain/scope.ts';
import { spend } from '../../platform/attempts.ts';
import { createPasswords } from '../../platform/passwords.ts';
import { implement } from '../../platform/routes.ts';
import { checkEmailBudgets, confirmBudgets, loginErrorBudgets, recoveryBudgets } from './budgets.ts';
import { toUserData } from './mapper.ts';
import { confirmRecovery, sendRecovery } from './recovery.ts';
import { findLogin, findUser, setPassword } from './repository.ts';
import { accessSeconds, endOtherSessions, endSession, openSession, refreshSession } from './sessions.ts';
import { checkCredentials, isKnownClient, isTooMany, refused } from './signIn.ts';
import type { Credentials } from './signIn.ts';
import { say } from './words.ts';

const bearer = { token_type: 'Bearer', expires_in: accessSeconds } as const;

const requireEmail = (scope: Scope, email: string): void => {
  if (!isEmail(email.trim())) throw invalid({ email: [say(scope.language, 'emailInvalid')] });
};

const requireSound = (scope: Scope, problem: PasswordProblem | null): void => {
  if (problem)
    throw invalid({ [problem.field]: [say(scope.language, problem.message.id as Parameters<typeof say>[1])] });
};

/** Signing in and out, sessions, passwords. */
export const authRoutes = async (app: FastifyInstance): Promise<void> => {
  const passwords = createPasswords(app.platform.config.argon2);

  const signedIn = async (scope: Scope, credentials: Credentials) => {
    try {
      const login = await checkCredentials(scope, passwords, credentials);
      return login ? { login, pair: await openSession(scope, login.id) } : refused.invalidGrant;
    } catch (error) {
      if (isTooMany(error)) return refused.tooMany;
      throw error;
    }
  };

  const routes = implement(
    contract.auth,
    {
      token: async ({ body, scope, request }) => {
        if (!isKnownClient(request.headers.authorization)) return refused.invalidClient;
        const result = await signedIn(scope, { ...body, ip: request.ip });
        if ('status' in result) return result;
        const { login, pair } = result;
        return {
          status: 200,
          data: {
            access_token: pair.access,
            refresh_token: pair.refresh,
            ...bearer,
            password_changed: login.passwordChanged,
          },
        };
      },
      login: async ({ body, scope, request }) => {
        const result = await signedIn(scope, { ...body, ip: request.ip });
        return 'status' in result ? result : { status: 200, data: { access_token: result.pair.access } };
      },
      refresh: async ({ body, scope }) => {
        const pair = await refreshSession(scope, body.refresh_token);
        if (!pair) throw unauthenticated();
        return { status: 200, data: { access_token: pair.access, refresh_token: pair.refresh, ...bearer } };
      },
      logout: async ({ scope }) => {
        await endSession(scope, member(scope).sessionId);
        return { status: 204 };
      },
      userData: async ({ scope }) => {
        const user = await findUser(scope, member(scope));
        if (!user) throw unauthenticated();
        return { status: 200, data: toUserData(user, scope.account.hash) };
      },
      me: async ({ scope }) => ({ status: 200, data: { stage: member(scope).stage } }),
      // What a failed login carries is a person's password more often than not: it is read by nobody (D-135).
      loginError: async ({ scope, request }) => {
        await spend(scope.db, loginErrorBudgets(request.ip));
        return { status: 204 };
      },
      checkEmail: async ({ body, scope, request }) => {
        requireEmail(scope, body.email);
        await spend(scope.db, checkEmailBudgets(request.ip));
        return { status: 200, data: (await findLogin(scope, body.email)) !== undefined };
      },
      recovery: async ({ body, scope, request }) => {
        requireEmail(scope, body.email);
        await spend(scope.db, recoveryBudgets(scope, body.email, request.ip));
        const login = await findLogin(scope, body.email);
        if (!login) throw notFound(say(scope.language, 'emailNotFound'));
        await sendRecovery(scope, login);
        return { status: 200, data: { message: say(scope.language, 'recoverySent') } };
      },
      recoveryConfirm: async ({ body, scope, request }) => {
        await spend(scope.db, confirmBudgets(request.ip));
        requireSound(scope, checkRecovery(body));
        if (!(await confirmRecovery(scope, body.token, await passwords.hash(body.password))))
          throw invalid({ token: [say(scope.language, 'tokenSpent')] });
        return { status: 200, data: { message: say(scope.language, 'passwordChanged') } };
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
        return { status: 200, data: { message: say(scope.language, 'passwordChanged') } };
      },
    },
    {
      beforePasswordChange: ['changeDefaultPassword', 'userData', 'logout'],
      onInvalid: { token: () => refused.invalidRequest, login: () => refused.invalidRequest },
    },
  );
  await app.register(routes);
};
