// npm run bench -- streams: what 10,000 open event streams cost one process, and what they ask of the database.
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { hashSecret, migrate, newSecret, openPostgres, startCluster } from '@vitrine/server/bench';
import sql from 'sql-template-tag';
import { fillCatalogue } from './catalogue.ts';
import { startProcess } from './process.ts';

const count = Number(process.argv[3] ?? 10_000);
const atOnce = 200;
const megabyte = 1_048_576;
const limit = 300;
/** Two heartbeats of 25 seconds. */
const watched = 55_000;

const memoryOf = (pid: number): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024) / megabyte;
};

/** A stream that reads and drops what it is sent. */
const openStream = (port: number, token: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', reject);
    socket.once('data', (data) => {
      if (!data.toString().includes('200 OK')) reject(new Error(data.toString()));
      socket.on('data', () => undefined);
      resolve(socket);
    });
    socket.write(
      `GET /v1/inbox-messages/changes HTTP/1.1\r\nhost: localhost\r\nx-account-hash: vitrine\r\nauthorization: Bearer ${token}\r\n\r\n`,
    );
  });

const cluster = await startCluster();
const url = cluster.url('postgres');
const db = openPostgres({ url, connections: 2 });
await migrate(db);
await fillCatalogue(db, 1);
const token = newSecret();
await db.query(sql`
  insert into session (account_id, member_id, family, access_hash, access_expires_at, refresh_hash, refresh_expires_at)
  values (1, 1, gen_random_uuid(), ${hashSecret(token)}, now() + interval '1 day', ${hashSecret(newSecret())}, now() + interval '1 day')`);
/** Transactions of the database so far: every statement of the server is one. */
const statements = async (): Promise<number> => {
  const [row] = await db.query<{ n: number }>(
    sql`select (xact_commit + xact_rollback)::int as n from pg_stat_database where datname = current_database()`,
  );
  return row?.n ?? Number.NaN;
};

const server = await startProcess('../apps/server/src/main.ts', [], {
  DATABASE_URL: url,
  SEED: 'none',
  PORT: '0',
  LOG_LEVEL: 'warn',
  CHECK_ANSWERS: 'false',
  MEMBER_CALLS: '10000000',
});
const sockets: Socket[] = [];
try {
  const port = Number(new URL(server.origin).port);
  sockets.push(await openStream(port, token));
  await pause(3000);
  const before = memoryOf(server.pid);
  while (sockets.length < count)
    sockets.push(...(await Promise.all(Array.from({ length: atOnce }, () => openStream(port, token)))));
  await pause(3000);
  const opened = await statements();
  await pause(watched);
  const asked = (await statements()) - opened;
  const memory = memoryOf(server.pid) - before;
  const open = sockets.filter(({ destroyed }) => !destroyed).length;
  console.table({ streams: open, 'memory MB': Math.round(memory), 'statements in 55 s': asked });
  console.log(`${Math.round(memory)} MB for ${open} streams (to stay under: ${limit}).`);
  if (memory > limit || open < count) process.exitCode = 1;
} finally {
  for (const socket of sockets) socket.destroy();
  await server.stop();
  await db.close();
  await cluster.stop();
}
