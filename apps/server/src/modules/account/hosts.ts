import sql from 'sql-template-tag';
import type { Scope } from '../../domain/scope.ts';
import { recordChange } from '../../platform/audit.ts';

export const listHosts = async ({ db, account }: Scope): Promise<string[]> => {
  const rows = await db.query<{ host: string }>(
    sql`select host from account_host where account_id = ${account.id} order by host`,
  );
  return rows.map(({ host }) => host);
};

/** One of the hosts that leads to another account. */
export const findTakenHost = async ({ db, account }: Scope, hosts: readonly string[]): Promise<string | undefined> => {
  const [row] = await db.query<{ host: string }>(
    sql`select host from account_host where host = any(${hosts}::text[]) and account_id <> ${account.id} order by host limit 1`,
  );
  return row?.host;
};

/** Replaces the host names that lead to the account. None of them may lead to another account. */
export const setHosts = async (tx: Scope, hosts: readonly string[]): Promise<void> => {
  const { db, account } = tx;
  const before = await listHosts(tx);
  const after = [...new Set(hosts)].toSorted();
  if (before.join(' ') === after.join(' ')) return;
  await db.query(sql`delete from account_host where account_id = ${account.id} and host <> all(${after}::text[])`);
  await db.query(sql`
    insert into account_host (host, account_id) select host, ${account.id} from unnest(${after}::text[]) host on conflict do nothing`);
  await recordChange(tx, {
    action: 'account.hosts',
    subject: { id: account.id, name: account.name },
    before: { hosts: before },
    after: { hosts: after },
  });
};
