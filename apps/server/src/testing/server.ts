import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import sql from 'sql-template-tag';
import type { Call, CallData, CallInput } from '@vitrine/api';
import { createApp } from '../app.ts';
import type { Database, Engine } from '../db/database.ts';
import type { Replica } from '../db/replica.ts';
import type { Scope } from '../domain/scope.ts';
import type { Language } from '../domain/language.ts';
import { imageReader } from '../modules/shared/media/readImage.ts';
import { createAccounts } from '../platform/accounts.ts';
import { checkAnswer } from '../platform/answers.ts';
import { hostRulesOf, readConfig } from '../platform/config.ts';
import type { Config } from '../platform/config.ts';
import { openFiles } from '../platform/files/index.ts';
import type { FindTxt } from '../platform/dns.ts';
import type { JobKind } from '../platform/jobs/job.ts';
import { startJobRunner } from '../platform/jobs/runner.ts';
import { noJournal } from '../platform/journal.ts';
import type { Journal } from '../platform/journal.ts';
import { createLogger } from '../platform/logger.ts';
import { accountOrigin } from '../platform/origin.ts';
import { hashSecret, newSecret } from '../platform/secrets.ts';
import { createSignals } from '../platform/signals.ts';
import { findSession } from '../platform/viewer.ts';
import { readAnswer, toRequest } from './http.ts';
import type { Sent } from './http.ts';
import type { Templates } from './template.ts';
import { freshDatabase } from './template.ts';

export interface CallOptions {
  /** E-mail of the member who calls; nobody when absent. */
  as?: string;
  /** Hash sent as `X-Account-Hash`; the member's own account when absent. */
  account?: string;
  /** Host the request names; that of the test server when absent. */
  host?: string;
  headers?: Record<string, string>;
}

export interface Reply<C extends Call> {
  status: number;
  /** The body of a success. */
  body: CallData<C>;
  /** The same body, read as a refusal. */
  problem: {
    message: string;
    detail: string;
    request_id?: string;
    errors?: Record<string, string[]>;
    [extra: string]: unknown;
  };
  headers: Headers;
}

export interface TestServer {
  readonly engine: Engine;
  readonly db: Database;
  readonly app: FastifyInstance;
  /** Address of the database for other processes; PostgreSQL only. */
  readonly databaseUrl: string | undefined;
  /** Scheme, host and port it listens on. */
  readonly origin: string;
  /** Makes a call over HTTP and checks the answer against the contract. */
  call<C extends Call>(call: C, input?: Partial<CallInput<C>> & CallOptions): Promise<Reply<C>>;
  /** Any request, such as one the contract does not know. */
  fetch(path: string, init?: RequestInit & { host?: string }): Promise<Sent>;
  /** The scope a handler would get. */
  scope(options?: { as?: string; account?: string; language?: Language }): Promise<Scope>;
  /** A fresh access token of a member. */
  token(email: string): Promise<string>;
  /** Lines the server logged. */
  readonly log: string[];
}

export interface ServerOptions {
  config?: Partial<Config>;
  journal?: Journal;
  /** Routes instead of the API's own. */
  resources?: readonly FastifyPluginAsync[];
  /** Milliseconds between two signs of life on an event stream. */
  heartbeat?: number;
  /** Kinds of jobs that are worked on. */
  jobs?: readonly JobKind[];
  /** Address of a module that draws pictures from recipes. */
  pictureSource?: string;
  /** What DNS answers; nothing unless said. */
  findTxt?: FindTxt;
  /** Takes the reads that may be late. */
  replica?: Replica;
}

const testEnv = { ARGON2_MEMORY_KIB: '64', ARGON2_PASSES: '1', CHECK_ANSWERS: 'true', SEED: 'none', PORT: '0' };

interface Owner {
  id: number;
  account: string;
  accountId: number;
}

const ownerOf = async (db: Database, email: string): Promise<Owner> => {
  const [row] = await db.query<Owner>(sql`
    select m.id, a.hash as account, a.id as "accountId" from member m join account a on a.id = m.account_id where m.email = ${email}`);
  if (!row) throw new Error(`No member of the test world has the e-mail ${email}.`);
  return row;
};

const openSession = async (db: Database, { id, accountId }: Owner): Promise<string> => {
  const token = newSecret();
  await db.query(sql`
    insert into session (account_id, member_id, family, access_hash, access_expires_at, refresh_hash, refresh_expires_at)
    values (${accountId}, ${id}, ${randomUUID()}, ${hashSecret(token)}, now() + interval '1 hour', ${hashSecret(newSecret())}, now() + interval '30 days')`);
  return token;
};

/** Members' tokens and accounts, each asked of the database once. */
const memberBook = (db: Database) => {
  const known = new Map<string, Promise<{ token: string; account: string }>>();
  const open = async (email: string) => {
    const owner = await ownerOf(db, email);
    return { token: await openSession(db, owner), account: owner.account };
  };
  return (email: string): Promise<{ token: string; account: string }> => {
    const entry = known.get(email) ?? open(email);
    known.set(email, entry);
    return entry;
  };
};

/** A real server on a fresh database, on a free port of this machine. `close` drops both. */
export const startServer = async (
  engine: Engine,
  templates: Templates,
  {
    config: changes,
    journal,
    jobs = [],
    pictureSource,
    replica,
    findTxt = async () => [],
    ...options
  }: ServerOptions = {},
): Promise<{ server: TestServer; close: () => Promise<void> }> => {
  const { db, url: databaseUrl, drop } = await freshDatabase(engine, templates);
  const log: string[] = [];
  const config: Config = {
    ...readConfig(testEnv),
    webDist: null,
    dataDir: `/tmp/vitrine-test-${randomUUID()}`,
    publicUrl: 'http://localhost:3000',
    ...changes,
  };
  const hostRules = hostRulesOf(config);
  const accounts = createAccounts(db, { defaultHash: config.defaultAccount, timeZone: config.timeZone, hostRules });
  const platform = {
    config,
    db,
    replica,
    accounts,
    files: openFiles(config),
    journal: journal ?? noJournal(engine === 'postgres' ? 'database' : 'none'),
    signals: createSignals(db),
    pictureSource,
    findTxt,
  };
  const app = await createApp(platform, createLogger('info', { write: (line) => void log.push(line) }), options);
  const runner = startJobRunner({
    ...platform,
    publicUrl: config.publicUrl,
    hostRules,
    readPicture: imageReader(app),
    kinds: jobs,
    onError: (error) => void log.push(String(error)),
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const book = memberBook(db);

  const server: TestServer = {
    engine,
    db,
    app,
    databaseUrl,
    origin,
    log,
    token: async (email) => openSession(db, await ownerOf(db, email)),
    fetch: (path, init) => readAnswer(origin, path, init),
    call: async <C extends Call>(call: C, input: Partial<CallInput<C>> & CallOptions = {}) => {
      const member = input.as === undefined ? undefined : await book(input.as);
      const { path, init } = await toRequest(call, input, {
        token: member?.token,
        account: input.account ?? member?.account,
      });
      const { status, json, headers } = await readAnswer(origin, path, { ...init, host: input.host });
      checkAnswer(call, status, json);
      return { status, body: json as CallData<C>, problem: json as Reply<C>['problem'], headers };
    },
    scope: async ({ as, account: hash, language } = {}) => {
      const member = as === undefined ? undefined : await book(as);
      const account = await accounts.resolve('127.0.0.1', hash ?? member?.account);
      const session = member && (await findSession(db, account.id, member.token));
      return {
        db,
        account,
        viewer: session?.viewer ?? null,
        language: language ?? account.language,
        origin: accountOrigin(config.publicUrl, account),
        hostRules,
      };
    },
  };
  const close = async (): Promise<void> => {
    await runner.stop();
    await app.close();
    await drop();
  };
  return { server, close };
};
