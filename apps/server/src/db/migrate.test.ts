import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { describeEngines } from '../testing/index.ts';
import { bothEngines } from '../testing/tier.ts';
import { migrate, readMigrations, statementsOf } from './migrate.ts';

describe('statements of a migration', () => {
  it('end at semicolons outside of quotes, comments and dollar quotes', () => {
    const text = `create table a (b text default ';'); -- that's; all\ncreate function f() returns int language sql as $$ select 1; $$;\n-- nothing more;\n`;
    expect(statementsOf(text).map((part) => part.trim())).toEqual([
      "create table a (b text default ';')",
      "-- that's; all\ncreate function f() returns int language sql as $$ select 1; $$",
    ]);
  });
});

describeEngines(
  'migrations',
  (server) => {
    it('are applied once', async () => {
      expect(await migrate(server.db)).toEqual([]);
    });

    it('are refused when an applied one was changed, or is unknown to this version', async () => {
      const migrations = await readMigrations();
      const changed = migrations.map((migration, index) =>
        index === 0 ? { ...migration, checksum: 'other' } : migration,
      );
      await expect(migrate(server.db, changed)).rejects.toThrow(
        'Migration 001-accounts.sql was changed after it was applied',
      );
      await expect(migrate(server.db, migrations.slice(0, 1))).rejects.toThrow('which this version does not know');
    });

    it('leave nothing behind when one of them fails', async () => {
      const broken = [
        ...(await readMigrations()),
        { name: '900-broken.sql', text: 'create table halfway (id int); select nonsense;', checksum: 'x' },
      ];
      await expect(migrate(server.db, broken)).rejects.toThrow('nonsense');
      const [row] = await server.db.query<{ table: string | null }>(sql`select to_regclass('halfway')::text as table`);
      expect(row?.table).toBeNull();
    });

    it('may be started by several processes at once', async () => {
      const extra = [
        ...(await readMigrations()),
        { name: '901-extra.sql', text: 'create table extra (id int)', checksum: 'x' },
      ];
      const results = await Promise.all([
        migrate(server.db, extra),
        migrate(server.db, extra),
        migrate(server.db, extra),
      ]);
      expect(results.flat()).toEqual(['901-extra.sql']);
    });
  },
  { engines: bothEngines },
);
