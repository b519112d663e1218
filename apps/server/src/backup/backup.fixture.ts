import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { afterAll, inject } from 'vitest';
import type { Database } from '../db/database.ts';
import { openPostgres } from '../db/postgres.ts';
import { diskFiles } from '../platform/files/disk.ts';
import { emptyDatabase } from '../testing/template.ts';

export const folder = await mkdtemp(join(tmpdir(), 'vitrine-backup-'));
let names = 0;
export const newPath = (): string => join(folder, `${(names += 1)}.tar.gz`);
export const newFiles = () => diskFiles(join(folder, `files-${(names += 1)}`));

const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});
export const newDatabase = async (): Promise<Database> => {
  const { url, drop } = await emptyDatabase(inject('templates').postgres);
  const db = openPostgres({ url, connections: 2 });
  closing.push(async () => {
    await db.close();
    await drop();
  });
  return db;
};

export const isUntouched = async (db: Database): Promise<boolean> =>
  (await db.query(sql`select 1 from pg_class where relnamespace = 'public'::regnamespace`)).length === 0;

/** A database with two files beside it. */
export const sourceOf = async (db: Database) => {
  const files = newFiles();
  await files.put('avatars/a.webp', Buffer.from('a picture'), 'image/webp');
  await files.put('private/sheets/b.xlsx', Buffer.from('a sheet'), 'application/octet-stream');
  return { db, files };
};
