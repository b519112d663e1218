import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Asks until the answer is one, at most two minutes. */
export const until = async <T>(ask: () => Promise<T | undefined>, what: string, say: () => string): Promise<T> => {
  for (const end = Date.now() + 120_000; Date.now() < end; await pause(250)) {
    const answer = await ask().catch(() => undefined);
    if (answer !== undefined) return answer;
  }
  throw new Error(`${what} did not come within two minutes:\n${say()}`);
};

/** Patroni ends when it meets an etcd that has only begun. */
export const isDecided = async (etcd: string): Promise<true | undefined> => {
  const answer = await fetch(`${etcd}/version`, { signal: AbortSignal.timeout(2000) });
  const { etcdcluster } = (await answer.json()) as { etcdcluster: string };
  return /^\d/.test(etcdcluster) ? true : undefined;
};

export const takesWrites = async (url: string): Promise<true | undefined> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ follows: boolean }>('select pg_is_in_recovery() as follows');
    return rows[0]?.follows === false ? true : undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** HAProxy takes every node for one that leads until it has asked each: then one connection in three would do so. */
export const leadsToOne = async (url: string): Promise<true | undefined> => {
  for (let tries = 0; tries < 6; tries += 1) if (!(await takesWrites(url))) return undefined;
  return true;
};
