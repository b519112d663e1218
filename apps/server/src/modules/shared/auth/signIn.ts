import { canonicalEmail } from '@vitrine/api/rules';
import type { Scope } from '../../../domain/scope.ts';
import { forget, giveBack, refuseTooMany, take } from '../../../platform/rateLimit.ts';
import type { Passwords } from '../../../platform/passwords.ts';
import { signInBudgets } from './budgets.ts';
import type { SignInBudget } from './budgets.ts';
import { findKnown } from './knownSources.ts';
import type { Source } from './knownSources.ts';
import { findLogin } from './repository.ts';
import type { Login } from './repository.ts';

export interface Credentials {
  username: string;
  password: string;
  source: Source;
}

/** Takes an attempt where there is one left; else a 429 with the shortest wait. */
const enter = async (scope: Scope, budgets: readonly SignInBudget[]): Promise<SignInBudget> => {
  const waits: number[] = [];
  for (const budget of budgets) {
    const exhausted = await take(scope.db, [budget.own, ...budget.shared]);
    if (!exhausted) return budget;
    waits.push(exhausted.wait);
  }
  throw refuseTooMany(scope, Math.min(...waits));
};

/** The member the credentials belong to; undefined when they belong to nobody. Throws a 429 `Refusal` when there were too many guesses. */
export const checkCredentials = async (
  scope: Scope,
  passwords: Passwords,
  { username, password, source }: Credentials,
): Promise<Login | undefined> => {
  const email = canonicalEmail(username);
  const login = await findLogin(scope, email);
  const known = await findKnown(scope, login?.id, source);
  const budget = await enter(scope, signInBudgets(scope, email, source, known));
  if (!(await passwords.verify(login?.passwordHash, password))) return undefined;
  await forget(scope.db, budget.own);
  await giveBack(scope.db, budget.shared);
  return login;
};
