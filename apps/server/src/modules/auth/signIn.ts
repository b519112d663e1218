import type { Scope } from '../../domain/scope.ts';
import { Refusal } from '../../domain/refusal.ts';
import { giveBack, spend } from '../../platform/attempts.ts';
import type { Passwords } from '../../platform/passwords.ts';
import { signInBudgets } from './budgets.ts';
import { findLogin } from './repository.ts';
import type { Login } from './repository.ts';

export interface Credentials {
  username: string;
  password: string;
  /** Address the request came from. */
  ip: string;
}

interface GrantProblem {
  error: 'invalid_grant' | 'invalid_client' | 'invalid_request' | 'too_many_attempts';
  error_description: string;
}

const wrong: GrantProblem = { error: 'invalid_grant', error_description: 'Invalid credentials given.' };

/** OAuth's refusals; a wrong e-mail and a wrong password read the same. */
export const refused = {
  invalidGrant: { status: 401, data: wrong },
  invalidClient: { status: 401, data: { error: 'invalid_client', error_description: 'Unknown client.' } },
  invalidRequest: {
    status: 400,
    data: { error: 'invalid_request', error_description: 'Send grant_type=password, username and password as a form.' },
  },
  tooMany: {
    status: 429,
    data: { error: 'too_many_attempts', error_description: 'Too many attempts. Please wait a moment and try again.' },
  },
} as const satisfies Record<string, { status: 400 | 401 | 429; data: GrantProblem }>;

/** The member the credentials belong to; undefined when they belong to nobody. Throws a 429 `Refusal` when the place or the address has guessed too often. */
export const checkCredentials = async (
  scope: Scope,
  passwords: Passwords,
  { username, password, ip }: Credentials,
): Promise<Login | undefined> => {
  const { own, shared } = signInBudgets(scope, username, ip);
  await spend(scope.db, [own, ...shared]);
  const login = await findLogin(scope, username);
  if (!(await passwords.verify(login?.passwordHash, password))) return undefined;
  await giveBack(scope.db, shared, [own]);
  return login;
};

export const isTooMany = (error: unknown): boolean => error instanceof Refusal && error.status === 429;

const clientId = 'vitrine-web';

/** Basic credentials of the public client: its id and an empty secret (D-136). They open nothing alone. */
export const isKnownClient = (authorization: string | undefined): boolean => {
  const encoded = /^Basic\s+([A-Za-z0-9+/=]{1,200})$/i.exec(authorization ?? '')?.[1];
  return encoded !== undefined && Buffer.from(encoded, 'base64').toString('utf8') === `${clientId}:`;
};
