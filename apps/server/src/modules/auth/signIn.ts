import { canonicalEmail } from '@vitrine/api/rules';
import type { Scope } from '../../domain/scope.ts';
import { forget, giveBack, refuseTooMany, take } from '../../platform/attempts.ts';
import type { Passwords } from '../../platform/passwords.ts';
import { signInLanes } from './budgets.ts';
import type { Lane } from './budgets.ts';
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
const enter = async (scope: Scope, lanes: readonly Lane[]): Promise<Lane> => {
  const waits: number[] = [];
  for (const lane of lanes) {
    const exhausted = await take(scope.db, [lane.own, ...lane.shared]);
    if (!exhausted) return lane;
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
  const lane = await enter(scope, signInLanes(scope, email, source, known));
  if (!(await passwords.verify(login?.passwordHash, password))) return undefined;
  await forget(scope.db, lane.own);
  await giveBack(scope.db, lane.shared);
  return login;
};
