import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import sql, { raw } from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { describeEngines } from '../testing/index.ts';
import type { Database } from './database.ts';
import { isUnavailable } from './errors.ts';
import { openPostgres } from './postgres.ts';
import { readOnly } from './readOnly.ts';
import { serversOf } from './databaseUrl.ts';

describe('the address of a database', () => {
  it.each([
    ['postgres://db/shop', ['postgres://db/shop']],
    [
      'postgres://ana:p%40ss@h1,h2:5433/shop?target_session_attrs=read-write&sslmode=require',
      ['postgres://ana:p%40ss@h1/shop?sslmode=require', 'postgres://ana:p%40ss@h2:5433/shop?sslmode=require'],
    ],
    ['postgres://h1,,h2/shop', []],
    ['postgres://', ['postgres://']],
    ['nothing', []],
  ])('%s names %o', (address, servers) => {
    expect(serversOf(address)).toEqual(servers);
  });
});

/** A port of this machine that nobody listens on. */
const closedPort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

describeEngines(
  'a database on several servers',
  (server) => {
    it('is used at the one that takes writes: one that is down, and one that only reads, are passed over', async () => {
      const url = new URL(server.databaseUrl ?? '');
      const several = url.href.replace(url.host, `127.0.0.1:${await closedPort()},${url.host}`);
      const db = openPostgres({ url: several });
      await expect(db.query(sql`select 1`)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
      expect(await db.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
      await db.close();
      const name = url.pathname.slice(1);
      await server.db.query(raw(`alter database "${name}" set default_transaction_read_only = on`));
      const reading = openPostgres({ url: several.replace(/127\.0\.0\.1:\d+/, url.host) });
      const refusal: unknown = await reading.query(sql`select 1`).catch((error: unknown) => error);
      expect(isUnavailable(refusal)).toBe(true);
      await server.db.query(raw(`alter database "${name}" reset default_transaction_read_only`));
      expect(await reading.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
      await reading.close();
    });

    it('that turned into a standby is worth a later try, at a new connection; a read that writes is a fault', async () => {
      const url = new URL(server.databaseUrl ?? '');
      const name = url.pathname.slice(1);
      await server.db.query(raw(`alter database "${name}" set default_transaction_read_only = on`));
      const db = openPostgres({ url: url.href, connections: 1 });
      const write = (on: Database) =>
        on.transaction((tx) => tx.query(sql`update account set title = title where id = 1`));
      const errorOf = (work: Promise<unknown>): Promise<unknown> =>
        work.then(() => undefined).catch((error: unknown) => error);
      expect(isUnavailable(await errorOf(write(db)))).toBe(true);
      await server.db.query(raw(`alter database "${name}" reset default_transaction_read_only`));
      expect(await errorOf(write(db))).toBeUndefined();
      const fault = await errorOf(write(readOnly(db)));
      expect(fault).toBeInstanceOf(Error);
      expect(isUnavailable(fault)).toBe(false);
      await db.close();
    });
  },
  { engines: ['postgres'] },
);
