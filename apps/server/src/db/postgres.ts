import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Sql } from 'sql-template-tag';
import { createDatabase } from './database.ts';
import type { Database, Run, TransactionOptions } from './database.ts';
import { isWriteRefused } from './errors.ts';
import { createListener } from './listener.ts';
import { clientsOf } from './servers.ts';
import { together } from './together.ts';
import { parameters, parsers } from './types.ts';

export interface PostgresOptions {
  /** With several hosts, such as `postgres://h1,h2/db`, of the one that takes writes. */
  url: string;
  /**
   * Of the database itself, where `url` is a pooler that gives each transaction another session (PgBouncer in transaction mode): what a session
   * keeps is lost there, so statements stay unnamed, notices are heard past it, and the settings of sessions are those of the role.
   */
  directUrl?: string | undefined;
  /** Connections held at most by this process. */
  connections?: number;
  /** An idle connection broke, such as at a restart of the database; the pool opens another. */
  onLost?: (error: Error) => void;
}

// A restart, a long query or a forgotten transaction must not hold a request or a lock for ever. Just-in-time compilation costs
// more than it gains on statements of milliseconds, and so does planning a prepared statement again for each set of values. Pages of
// an index are in memory or on a flash disk: fetching one of them costs little more than the next one of a scan.
const settings = [
  'jit = off',
  'plan_cache_mode = force_generic_plan',
  'random_page_cost = 1.1',
  "statement_timeout = '30s'",
  "lock_timeout = '10s'",
  "idle_in_transaction_session_timeout = '30s'",
];
const sessionSettings = settings.map((each) => `set ${each}`).join(';');

// Two processes that start at once must not change the same row.
const roleSettings = `
  do $$ begin
    perform pg_advisory_xact_lock(7240133);
    ${settings.map((each) => `execute format('alter role current_user in database %I set ${each.replaceAll("'", "''")}', current_database());`).join('\n    ')}
  end $$`;

// The pool waits for it before it lends the connection, though its typing says nothing of a promise.
const prepareSession = (client: pg.ClientBase): Promise<unknown> => client.query(sessionSettings);

const namesKept = 1000;

/** Statements are prepared once per connection under a name made from their text; texts without end (long `in` lists) stay unnamed. */
const statementNames = (): ((text: string) => string | undefined) => {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= namesKept) return known;
    const name = createHash('sha1').update(text).digest('base64url');
    names.set(text, name);
    return name;
  };
};

const types = {
  getTypeParser: ((oid: number, format?: 'text') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** Gives the sessions that a pooler opens their settings, as settings of the role in this database. */
export const prepareRole = async (directUrl: string): Promise<void> => {
  const client = new (clientsOf(directUrl))({ connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    await client.query(roleSettings);
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** Opens a pool of connections. */
export const openPostgres = ({ url, directUrl, connections = 10, onLost }: PostgresOptions): Database => {
  const Client = clientsOf(url);
  const isPooled = directUrl !== undefined;
  const pool = new pg.Pool({
    Client,
    max: connections,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // Statements of a transaction that do not wait for each other go out in one trip.
    pipeline: true,
    types,
    ...(!isPooled && { onConnect: prepareSession as (client: pg.ClientBase) => void }),
  });
  pool.on('error', (error) => onLost?.(error));
  pool.on('connect', (client) => {
    client.on('error', (error) => onLost?.(error));
  });
  const listener = createListener(isPooled ? clientsOf(directUrl) : Client, (error) => onLost?.(error));
  const nameOf = isPooled ? () => undefined : statementNames();
  const runOn =
    (session: pg.Pool | pg.PoolClient): Run =>
    async (statement: Sql) => {
      const { text, values } = statement;
      const { rows } = await session.query({
        text,
        values: parameters(values),
        name: values.length > 0 ? nameOf(text) : undefined,
      });
      return rows as object[];
    };
  return createDatabase({
    engine: 'postgres',
    run: runOn(pool),
    transaction: (work, options) => inTransaction(pool, runOn, work, options),
    pool: () => ({ size: connections, inUse: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
    listen: (channel, onNotice) => listener.listen(channel, onNotice),
    close: async () => {
      await listener.close();
      await pool.end();
    },
  });
};

const inTransaction = async <T>(
  pool: pg.Pool,
  runOn: (client: pg.PoolClient) => Run,
  work: (run: Run) => Promise<T>,
  { lockTimeoutMs }: TransactionOptions,
): Promise<T> => {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    // In one trip with the first statement, whose answer it precedes.
    const begun = client.query(
      lockTimeoutMs === undefined ? 'begin' : `begin; set local lock_timeout = ${lockTimeoutMs}`,
    );
    // Thrown where it is waited for.
    begun.catch(() => {});
    const send = runOn(client);
    const result = await work(async (statement) => (await together([begun, send(statement)]))[1]);
    await begun;
    await client.query('commit');
    return result;
  } catch (error) {
    // A new connection may lead to a server that takes writes.
    if (isWriteRefused(error)) broken = error as Error;
    await client.query('rollback').catch((lost: Error) => {
      broken = lost;
    });
    throw error;
  } finally {
    client.release(broken);
  }
};
