import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import sql, { raw } from 'sql-template-tag';
import { canonicaliseEmails } from './canonicalEmails.ts';
import type { Database } from './database.ts';

export interface Migration {
  name: string;
  text: string;
  checksum: string;
}

const folder = new URL('../../migrations/', import.meta.url);
const lockKey = 7_240_131;

/** What runs before the statements of a migration: work that SQL cannot do alike in every locale. */
const preparations: Readonly<Record<string, (tx: Database) => Promise<void>>> = {
  '008-canonical-emails.sql': canonicaliseEmails,
};

/** The migrations of a folder, in the order of their numbers. */
export const readMigrations = async (from: URL = folder): Promise<Migration[]> => {
  const names = (await readdir(from)).filter((name) => /^\d{3}-.+\.sql$/.test(name)).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, from), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
};

/** Splits at semicolons that end a statement: those outside of quotes, comments and dollar quotes. */
export const statementsOf = (text: string): string[] => {
  const parts = text.match(/(?:--[^\n]*|'(?:[^']|'')*'|"[^"]*"|\$(\w*)\$[\s\S]*?\$\1\$|[^;])+/g) ?? [];
  return parts.filter((part) => part.replace(/--[^\n]*/g, '').trim() !== '');
};

interface Applied {
  name: string;
  checksum: string;
}

const refuseChanged = (applied: Applied[], migrations: Migration[]): void => {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of applied) {
    if (!known.has(name))
      throw new Error(
        `The database has migration ${name}, which this version does not know. Start the version that wrote it, or a newer one.`,
      );
    if (known.get(name) !== checksum)
      throw new Error(
        `Migration ${name} was changed after it was applied. Restore its text and add a new migration instead.`,
      );
  }
};

/** Waits until no other process migrates or restores; the transaction then holds the place. */
export const lockMigrations = async (tx: Database): Promise<void> => {
  await tx.query(sql`select pg_advisory_xact_lock(${lockKey})`);
};

/** Applies what is missing, in order, under a lock that other processes wait for. Forward only. Returns the names applied now. */
export const migrate = async (db: Database, migrations?: Migration[]): Promise<string[]> => {
  const wanted = migrations ?? (await readMigrations());
  return db.transaction(async (tx) => {
    await tx.query(sql`set local statement_timeout = 0`);
    await tx.query(sql`set local lock_timeout = 0`);
    await lockMigrations(tx);
    await tx.query(
      sql`create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    );
    const applied = await tx.query<Applied>(sql`select name, checksum from migration order by name`);
    refuseChanged(applied, wanted);
    const done = new Set(applied.map(({ name }) => name));
    const missing = wanted.filter(({ name }) => !done.has(name));
    for (const { name, text, checksum } of missing) {
      await preparations[name]?.(tx);
      for (const statement of statementsOf(text)) await tx.query(raw(statement));
      await tx.query(sql`insert into migration (name, checksum) values (${name}, ${checksum})`);
    }
    return missing.map(({ name }) => name);
  });
};
