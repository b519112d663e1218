import sql, { raw } from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCluster } from '../testing/cluster.ts';
import type { Cluster } from '../testing/cluster.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import { mostLate, watchReplica } from './replica.ts';

const soon = { timeout: 60_000, interval: 50 };

describe('a replica of PostgreSQL', () => {
  let cluster: Cluster;
  let follower: Awaited<ReturnType<Cluster['startReplica']>>;
  let primary: Database;
  let replica: Database;
  beforeAll(async () => {
    cluster = await startCluster();
    follower = await cluster.startReplica();
    primary = openPostgres({ url: cluster.url('postgres'), connections: 2 });
    replica = openPostgres({ url: follower.url('postgres'), connections: 2 });
    await primary.query(raw('create table note (id int)'));
  });
  afterAll(async () => {
    await primary.close();
    await follower.stop();
    await cluster.stop();
  });

  it('is read while it keeps up, shows what was written before the moment it is known to show, and is left aside while it does not', async () => {
    const watched = watchReplica(primary, replica, 50);
    await expect.poll(() => watched.current(), soon).toBe(replica);

    for (let id = 1; id <= 20; id += 1) {
      await primary.query(sql`insert into note values (${id})`);
      const written = performance.now();
      await expect.poll(() => performance.now() - watched.lateness() > written, soon).toBe(true);
      expect(await replica.query(sql`select 1 from note where id = ${id}`)).toHaveLength(1);
    }

    await replica.query(sql`select pg_wal_replay_pause()`);
    await expect
      .poll(() => replica.query(sql`select pg_get_wal_replay_pause_state() as is`), soon)
      .toEqual([{ is: 'paused' }]);
    await primary.query(sql`insert into note values (0)`);
    await expect.poll(() => watched.current(), soon).toBeUndefined();
    expect(watched.lateness()).toBeGreaterThan(mostLate);
    expect(await replica.query(sql`select 1 from note where id = 0`)).toHaveLength(0);
    await replica.query(sql`select pg_wal_replay_resume()`);
    await expect.poll(() => watched.current(), soon).toBe(replica);
    expect(await replica.query(sql`select 1 from note where id = 0`)).toHaveLength(1);

    await expect(replica.query(sql`insert into note values (99)`)).rejects.toThrow('read-only');
    await follower.stop();
    await expect.poll(() => watched.current(), soon).toBeUndefined();
    await watched.close();
  });
});
