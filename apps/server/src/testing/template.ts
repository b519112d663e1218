import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql, { raw } from 'sql-template-tag';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openPglite } from '../db/pglite.ts';
import { openPostgres } from '../db/postgres.ts';
import { buildWorld } from './world.ts';

/** Where test files find the migrated, filled databases they copy. */
export interface Templates {
  /** Path of a PGlite dump. */
  pglite: string;
  /** Address of the PostgreSQL server's maintenance database. */
  postgres: string;
  /** Name of the database to copy there. */
  template: string;
}

/** Migrates an empty database and fills it with the test world. */
export const fillWorld = async (db: Database): Promise<void> => {
  await migrate(db);
  await buildWorld(db);
};

/** The same server, another database. */
const withDatabase = (url: string, database: string): string => {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
};

const fillPostgres = async (url: string, template: string): Promise<void> => {
  const server = openPostgres({ url, connections: 1 });
  await server.query(raw(`create database ${template}`));
  await server.close();
  const db = openPostgres({ url: withDatabase(url, template), connections: 1 });
  await fillWorld(db);
  await db.close();
};

/** Makes both templates once for a run; `remove` takes them away again. */
export const makeTemplates = async (
  postgres: string,
): Promise<{ templates: Templates; remove: () => Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-template-'));
  const pglite = join(folder, 'pglite.tar');
  const embedded = await openPglite();
  await fillWorld(embedded);
  await writeFile(pglite, Buffer.from(await (await embedded.dump()).arrayBuffer()));
  await embedded.close();
  const template = `vitrine_template_${process.pid}`;
  await fillPostgres(postgres, template);
  const remove = async (): Promise<void> => {
    await rm(folder, { recursive: true });
    const server = openPostgres({ url: postgres, connections: 1 });
    await server.query(raw(`drop database if exists ${template}`));
    await server.close();
  };
  return { templates: { pglite, postgres, template }, remove };
};

/** A fresh database with the test world in it. `url` leads another process to it, on PostgreSQL. */
export const freshDatabase = async (
  engine: 'pglite' | 'postgres',
  templates: Templates,
): Promise<{ db: Database; url?: string; drop: () => Promise<void> }> => {
  if (engine === 'pglite') {
    const db = await openPglite({ snapshot: new Blob([await readFile(templates.pglite)]) });
    return { db, drop: () => db.close() };
  }
  const name = `vitrine_test_${process.pid}_${Date.now().toString(36)}_${Math.random().toString(36).slice(2, 8)}`;
  const server = openPostgres({ url: templates.postgres, connections: 1 });
  await server.query(raw(`create database ${name} template ${templates.template}`));
  const url = withDatabase(templates.postgres, name);
  const db = openPostgres({ url, connections: 20 });
  const drop = async (): Promise<void> => {
    await db.close();
    await server.query(raw(`drop database ${name} with (force)`));
    await server.close();
  };
  return { db, url, drop };
};

/** A new PostgreSQL database with nothing in it, not even tables. */
export const emptyDatabase = async (
  postgres: string,
): Promise<{ url: string; contains: (text: string) => Promise<boolean>; drop: () => Promise<void> }> => {
  const name = `vitrine_empty_${process.pid}_${Math.random().toString(36).slice(2, 8)}`;
  const server = openPostgres({ url: postgres, connections: 1 });
  await server.query(raw(`create database ${name}`));
  return {
    url: withDatabase(postgres, name),
    /** Whether any row of any table holds the text. */
    contains: async (text) => {
      const db = openPostgres({ url: withDatabase(postgres, name), connections: 1 });
      const [found] = await db.query<{ found: boolean }>(sql`
        select database_to_xml(true, false, '')::text like ${`%${text}%`} as found`);
      await db.close();
      return found?.found ?? false;
    },
    drop: async () => {
      await server.query(raw(`drop database ${name} with (force)`));
      await server.close();
    },
  };
};
