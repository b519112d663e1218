import { mkdtemp, rm, chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openPostgres, startCluster } from '@vitrine/server/bench';
import type { Database } from '@vitrine/server/bench';
import sql, { raw } from 'sql-template-tag';
import { LINES, namesOf, seller, sheetOf } from './officeSheet.ts';
import { signIn, startProcess } from './process.ts';

const MOST_TIMES = 4;
const ROUNDS = 3;

/** What a sheet of new products fills, in the order in which it can be copied, and which rows of it are theirs. */
const tables = {
  product: 'reference_code like $R$',
  variation: 'product_id in (select id from product where reference_code like $R$)',
  product_size: 'product_id in (select id from product where reference_code like $R$)',
  stock:
    'variation_id in (select v.id from variation v join product p on p.id = v.product_id where p.reference_code like $R$)',
  price: 'product_id in (select id from product where reference_code like $R$)',
};

interface Office {
  origin: string;
  token: string;
}

type Sent = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

const call = async ({ origin, token }: Office, path: string, init: Sent) => {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en', ...init.headers };
  const answer = await fetch(origin + path, { ...init, headers });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json() as Promise<{ data: { job: number } & Job }>;
};

interface Job {
  status: string;
  problem: string | null;
  data?: { error_count?: number; errors?: unknown[] };
}

/** Seconds from the moment the job is there until it is done, as the database has kept them. */
const finish = async (db: Database, id: number): Promise<number> => {
  for (;;) {
    const [job] = await db.query<{ status: string; seconds: number | null; result: unknown }>(sql`
      select status, result, extract(epoch from finished_at - created_at)::float as seconds from job where id = ${id}`);
    if (job?.status === 'failed') throw new Error(`The job failed: ${JSON.stringify(job)}`);
    if (job?.status === 'done') return job.seconds ?? 0;
    await pause(50);
  }
};

const importSheet = async (db: Database, office: Office, content: string) => {
  const body = new FormData();
  body.append('file', new File([content], 'catalogue.csv', { type: 'text/csv' }));
  const checked = (await call(office, '/v1/admin/brand/catalogue-sheet', { method: 'POST', body })).data.job;
  const check = await finish(db, checked);
  const json = { 'content-type': 'application/json' };
  const apply = { method: 'POST', headers: json, body: JSON.stringify({ job: checked }) };
  const { data } = await call(office, '/v1/admin/brand/catalogue-sheet/apply', apply);
  return { check, apply: await finish(db, data.job) };
};

/** Columns that are not reckoned by the database. */
const columnsOf = async (db: Database, table: string): Promise<string> => {
  const rows = await db.query<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`);
  return rows.map(({ name }) => name).join(', ');
};

/** Seconds that a bare COPY of the imported rows takes into the same tables, after they were taken out of them. */
const copyAgain = async (db: Database, folder: string, round: number): Promise<number> => {
  const of = (where: string) => where.replaceAll('$R$', `'BULK-${round}-%'`);
  const entries = Object.entries(tables);
  const columns = new Map<string, string>();
  for (const [table, where] of entries) {
    columns.set(table, await columnsOf(db, table));
    await db.query(raw(`copy (select ${columns.get(table)} from ${table} where ${of(where)}) to '${folder}/${table}'`));
  }
  for (const [table, where] of entries.toReversed()) await db.query(raw(`delete from ${table} where ${of(where)}`));
  await db.query(raw('vacuum analyze'));
  const start = performance.now();
  await db.transaction(async (tx) => {
    for (const [table] of entries)
      await tx.query(raw(`copy ${table} (${columns.get(table)}) from '${folder}/${table}'`));
  });
  return (performance.now() - start) / 1000;
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Imports a sheet of 20,000 lines, three times, and copies the rows of each again. */
export const importBesideCopy = async (): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
  const copies = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
  // The database writes there as a user of its own.
  await chmod(copies, 0o777);
  const cluster = await startCluster();
  const url = cluster.url('postgres');
  const env = { SEED: 'demo', PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: folder, DATABASE_URL: url };
  const server = await startProcess('../tools/start.mjs', [], env);
  const db = openPostgres({ url, connections: 1 });
  try {
    await db.query(sql`set statement_timeout = 0`);
    const office = { origin: server.origin, token: await signIn(server.origin, seller) };
    const names = await namesOf(db);
    const rounds: { check: number; apply: number; copy: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const times = await importSheet(db, office, sheetOf(names, round));
      rounds.push({ ...times, copy: await copyAgain(db, copies, round) });
    }
    const of = (key: 'check' | 'apply' | 'copy') => median(rounds.map((times) => times[key]));
    const times = of('apply') / of('copy');
    console.table({
      [`${LINES} lines`]: {
        'check, s': of('check').toFixed(2),
        'import, s': of('apply').toFixed(2),
        'bare COPY, s': of('copy').toFixed(2),
        'times COPY': times.toFixed(1),
      },
    });
    console.log(`To reach: ${MOST_TIMES} times the COPY.`);
    if (times > MOST_TIMES) process.exitCode = 1;
  } finally {
    await db.close();
    await server.stop();
    await cluster.stop();
    for (const made of [folder, copies]) await rm(made, { recursive: true, force: true });
  }
};
