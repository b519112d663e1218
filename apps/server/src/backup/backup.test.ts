import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sql, { raw } from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { migrate, readMigrations } from '../db/migrate.ts';
import { describeEngines } from '../testing/index.ts';
import { readArchive, writeArchive } from './archive.ts';
import { headName } from './content.ts';
import type { Head } from './content.ts';
import { folder, isUntouched, newDatabase, newFiles, newPath, sourceOf } from './backup.fixture.ts';
import { restoreBackup } from './restore.ts';
import { writeBackup } from './write.ts';

/** What each table holds, by a way of its own: PostgreSQL hashes the rows. Each database computes variants in an order of its own. */
const contentOf = async (db: Database): Promise<Record<string, string | null>> => {
  const tables = await db.query<{ name: string }>(
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const found: Record<string, string | null> = {};
  for (const { name } of tables) {
    const [row] = await db.query<{ hash: string }>(
      raw(
        `select count(*) || ' ' || md5(coalesce(string_agg((to_jsonb(t) - 'variants')::text, '' order by (to_jsonb(t) - 'variants')::text collate "C"), '')) as hash from "${name}" t`,
      ),
    );
    found[name] = row?.hash ?? null;
  }
  return found;
};

/** The same archive with another first entry, whole again. */
const withHead = async (from: string, change: (head: Head) => Head): Promise<string> => {
  const to = newPath();
  const archive = await writeArchive(to);
  for await (const { name, content } of readArchive(from))
    await archive.add(
      name,
      name === headName ? JSON.stringify(change(JSON.parse(content.toString('utf8')) as Head)) : content,
    );
  await archive.finish();
  return to;
};

describeEngines('a backup', (server) => {
  it('brings back every row, every file and the numbers that follow, into an empty database', async () => {
    const from = await sourceOf(server.db);
    const path = newPath();
    const written = await writeBackup(from, path);
    expect(written).toMatchObject({ files: 2 });
    const to = { db: await newDatabase(), files: newFiles() };
    const restored = await restoreBackup(to, path);
    expect(restored).toMatchObject({ rows: written.rows, files: 2, migrated: [] });
    expect(await contentOf(to.db)).toEqual(await contentOf(from.db));
    expect(Buffer.from((await to.files.get('avatars/a.webp')) ?? []).toString()).toBe('a picture');
    expect(Buffer.from((await to.files.get('private/sheets/b.xlsx')) ?? []).toString()).toBe('a sheet');
    const nextMember = sql`select last_value, is_called from member_id_seq`;
    expect(await to.db.query(nextMember)).toEqual(await from.db.query(nextMember));
    // PostgreSQL 18 lists `not null` too, and the embedded engine does not.
    const rules = sql`select conname, pg_get_constraintdef(oid) as is from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n' order by 1, 2`;
    expect(await to.db.query(rules)).toEqual(await from.db.query(rules));
  });

  it('is refused in words where it does not fit, and then nothing is changed', async () => {
    const from = await sourceOf(server.db);
    const path = newPath();
    await writeBackup(from, path);
    const db = await newDatabase();
    const to = { db, files: newFiles() };
    const refused = async (file: string, words: RegExp): Promise<void> => {
      await expect(restoreBackup(to, file)).rejects.toThrow(words);
      expect(await isUntouched(db)).toBe(true);
    };
    const bytes = await readFile(path);
    const broken = async (content: Uint8Array): Promise<string> => {
      const name = newPath();
      await writeFile(name, content);
      return name;
    };
    const flipped = Buffer.from(bytes);
    flipped[bytes.length >> 1] = (flipped[bytes.length >> 1] ?? 0) ^ 0xff;
    await refused(await broken(flipped), /is damaged or no backup/);
    await refused(await broken(bytes.subarray(0, bytes.length - 2000)), /is damaged or no backup/);
    await refused(await broken(Buffer.from('no archive')), /is damaged or no backup/);
    await refused(await withHead(path, (head) => ({ ...head, kind: 'other' as never })), /is no backup of Vitrine/);
    await refused(join(folder, 'none'), /cannot be read \(ENOENT\)/);
    const newer = { name: '999-future.sql', checksum: 'x' };
    await refused(
      await withHead(path, (head) => ({ ...head, migrations: [...head.migrations, newer] })),
      /newer version: this one does not know its migration 999-future/,
    );
    await refused(
      await withHead(path, (head) => ({
        ...head,
        migrations: head.migrations.map((one) => ({ ...one, checksum: 'x' })),
      })),
      /another version: its migration 001-accounts/,
    );
    await to.files.put('avatars/a.webp', Buffer.from('of somebody else'), 'image/webp');
    await refused(path, /has another avatars\/a\.webp/);
    await expect(restoreBackup({ db: from.db, files: to.files }, path)).rejects.toThrow('The database is not empty');
    await expect(writeBackup(from, path)).rejects.toThrow('exists already');
    await expect(writeBackup(from, join(folder, 'no', 'folder'))).rejects.toThrow('cannot be written (ENOENT)');
    await expect(writeBackup({ ...from, db }, newPath())).rejects.toThrow('The database is empty');
  });
});

describe('a backup of an older version', () => {
  it('is restored as that version and then migrated', async () => {
    const all = await readMigrations();
    const older = await newDatabase();
    const before = all.slice(0, -3);
    await migrate(older, before);
    const path = newPath();
    await writeBackup({ db: older, files: newFiles() }, path);
    const db = await newDatabase();
    const { migrated } = await restoreBackup({ db, files: newFiles() }, path);
    expect(migrated).toEqual(all.slice(-3).map(({ name }) => name));
    expect(await migrate(db)).toEqual([]);
  });
});
