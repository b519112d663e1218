import type { CallData, contract } from '@vitrine/api';
import type { HostState } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import { plainHost } from '../../../../domain/hosts.ts';
import { notFound } from '../../../../domain/refusal.ts';
import { inTransaction } from '../../../../domain/scope.ts';
import type { Scope } from '../../../../domain/scope.ts';
import { recordChange } from '../../../../platform/audit.ts';
import type { FindTxt } from '../../../../platform/dns.ts';
import { spend } from '../../../../platform/rateLimit.ts';
import type { Budget } from '../../../../platform/rateLimit.ts';
import { serveHosts } from '../hosts.ts';
import { lockAccount } from '../lock.ts';

type Listed = CallData<(typeof contract.staffHosts)['list']>['data'];

interface Row {
  host: string;
  token: string | null;
  problem: HostState | null;
  checked_at: string | null;
}

const valueOf = (token: string): string => `vitrine-host=${token}`;

/** A name of its own, so that the record stands beside a CNAME of the host. */
const recordNameOf = (host: string): string => `_vitrine.${host}`;

const toListed = ({ host, token, problem, checked_at }: Row): Listed[number] => ({
  host,
  state: token === null ? 'serves' : (problem ?? 'asked'),
  record: token === null ? null : { name: recordNameOf(host), value: valueOf(token) },
  checked_at,
});

/** The hosts of the account, and what proves each one that waits. */
export const listHostStates = async ({ db, account }: Scope): Promise<Listed> => {
  const rows = await db.query<Row>(sql`
    select host, null as token, null as problem, null as checked_at from account_host where account_id = ${account.id}
    union all select host, token, problem, to_json(checked_at)#>>'{}' from host_request where account_id = ${account.id}
    order by host`);
  return rows.map(toListed);
};

/** Thirty looks an hour: DNS needs minutes to show a change, and others pay for it being asked. */
const checkBudget = ({ account }: Scope): Budget => ({
  what: 'host-check',
  whom: String(account.id),
  free: 30,
  seconds: 3600,
});

const lookUp = async (findTxt: FindTxt, host: string, token: string): Promise<HostState> => {
  try {
    const values = await findTxt(recordNameOf(host));
    if (values.includes(valueOf(token))) return 'serves';
    return values.length === 0 ? 'missing' : 'different';
  } catch {
    return 'unreachable';
  }
};

const findToken = async ({ db, account }: Scope, host: string): Promise<string | undefined> => {
  const [row] = await db.query<{ token: string }>(
    sql`select token from host_request where account_id = ${account.id} and host = ${host}`,
  );
  return row?.token;
};

/** Lets a host lead to the account for good, and says so in its log. False where it leads to another account already. */
export const proveHost = async (tx: Scope, host: string): Promise<boolean> => {
  const [served] = await serveHosts(tx, [host]);
  if (served === undefined) return false;
  const { id, name } = tx.account;
  await recordChange(tx, { action: 'account.host_proven', subject: { id, name }, after: { hosts: [host] } });
  return true;
};

/** Looks the record of a host up; with the right value the host serves. A 404 `Refusal` for one that the account does not ask for. */
export const checkHost = async (scope: Scope, asked: string, findTxt: FindTxt): Promise<Listed> => {
  const host = plainHost(asked);
  const token = await findToken(scope, host);
  if (token === undefined) throw notFound();
  await spend(scope, [checkBudget(scope)]);
  const found = await lookUp(findTxt, host, token);
  return inTransaction(scope, async (tx) => {
    await lockAccount(tx);
    // Somebody may have removed it meanwhile.
    if ((await findToken(tx, host)) === token) {
      const problem = found === 'serves' && !(await proveHost(tx, host)) ? 'taken' : found;
      if (problem !== 'serves')
        await tx.db.query(sql`
          update host_request set problem = ${problem}, checked_at = now() where account_id = ${tx.account.id} and host = ${host}`);
    }
    return listHostStates(tx);
  });
};
