import sql from 'sql-template-tag';
import { isFreeHost, isInstallationHost } from '../../../domain/hosts.ts';
import type { Scope } from '../../../domain/scope.ts';
import { recordChange } from '../../../platform/audit.ts';
import { newSecret } from '../../../platform/secrets.ts';

/** Hosts of the account: those that serve, and those that it asks for. */
export const listHosts = async ({ db, account }: Scope): Promise<string[]> => {
  const rows = await db.query<{ host: string }>(sql`
    select host from account_host where account_id = ${account.id}
    union select host from host_request where account_id = ${account.id} order by host`);
  return rows.map(({ host }) => host);
};

/** One of the hosts that serves another account. */
export const findTakenHost = async ({ db, account }: Scope, hosts: readonly string[]): Promise<string | undefined> => {
  const [row] = await db.query<{ host: string }>(
    sql`select host from account_host where host = any(${hosts}::text[]) and account_id <> ${account.id} order by host limit 1`,
  );
  return row?.host;
};

/** One of the hosts that belongs to the installation, and so to the default account alone. */
export const findInstallationHost = (
  { account, hostRules }: Pick<Scope, 'account' | 'hostRules'>,
  hosts: readonly string[],
): string | undefined => (account.isDefault ? undefined : hosts.find((host) => isInstallationHost(hostRules, host)));

const needsNoProof = ({ account, hostRules }: Scope, host: string): boolean =>
  isFreeHost(hostRules, host) || (account.isDefault && isInstallationHost(hostRules, host));

/** Lets hosts lead to the account at once. Answers those that did not lead to another one already. */
export const serveHosts = async ({ db, account }: Scope, hosts: readonly string[]): Promise<string[]> => {
  const rows = await db.query<{ host: string }>(sql`
    insert into account_host (host, account_id) select host, ${account.id} from unnest(${hosts}::text[]) host
    on conflict do nothing returning host`);
  const served = rows.map(({ host }) => host);
  await db.query(sql`delete from host_request where account_id = ${account.id} and host = any(${served}::text[])`);
  return served;
};

const askForHosts = async ({ db, account }: Scope, hosts: readonly string[]): Promise<void> => {
  const requests = hosts.map((host) => ({ host, token: newSecret() }));
  await db.query(sql`
    insert into host_request (account_id, host, token)
    select ${account.id}, host, token from json_to_recordset(${JSON.stringify(requests)}::json) as r(host text, token text)`);
};

/** Replaces the hosts of the account. A new one waits for its proof, unless it is free for all. */
export const setHosts = async (tx: Scope, hosts: readonly string[]): Promise<void> => {
  const { db, account } = tx;
  const before = await listHosts(tx);
  const after = [...new Set(hosts)].toSorted();
  if (before.join(' ') === after.join(' ')) return;
  await db.query(sql`delete from account_host where account_id = ${account.id} and host <> all(${after}::text[])`);
  await db.query(sql`delete from host_request where account_id = ${account.id} and host <> all(${after}::text[])`);
  const added = after.filter((host) => !before.includes(host));
  await serveHosts(
    tx,
    added.filter((host) => needsNoProof(tx, host)),
  );
  await askForHosts(
    tx,
    added.filter((host) => !needsNoProof(tx, host)),
  );
  await recordChange(tx, {
    action: 'account.hosts',
    subject: { id: account.id, name: account.name },
    before: { hosts: before },
    after: { hosts: after },
  });
};
