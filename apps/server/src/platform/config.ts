import { isTimeZone } from '@vitrine/api/rules';
import { z } from 'zod';
import { plainHost } from '../domain/hosts.ts';
import type { HostRules } from '../domain/hosts.ts';
import { isDatabaseUrl, serversOf } from '../db/servers.ts';
import { isLocalHost } from './local.ts';

const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
const url = (protocols: RegExp) => z.url({ protocol: protocols }).optional();

/** Every setting, with its default. The description is the fix that a wrong value is answered with. */
const settings = z.object({
  PORT: whole(0, 65_535).default(3000).describe('Set a port from 0 to 65535, such as PORT=3000; 0 takes any free one.'),
  HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe('Set the address to listen on: HOST=127.0.0.1 for this machine alone, HOST=0.0.0.0 for all.'),
  PUBLIC_URL: url(/^https?$/).describe(
    'Set the address people reach the default shop by, such as PUBLIC_URL=https://shop.example; the default is http://localhost and the port.',
  ),
  DATABASE_URL: z
    .string()
    .refine(isDatabaseUrl, 'it is no address of PostgreSQL that takes writes')
    .optional()
    .describe(
      'Set a PostgreSQL address, such as DATABASE_URL=postgres://user:password@host:5432/vitrine, or leave it out for the embedded database; of several hosts, such as postgres://h1,h2/vitrine?target_session_attrs=read-write, the one that takes writes is used.',
    ),
  DATABASE_DIRECT_URL: z
    .string()
    .refine(isDatabaseUrl, 'it is no address of PostgreSQL that takes writes')
    .optional()
    .describe(
      'Set the address of the database itself if DATABASE_URL is that of PgBouncer in transaction mode, such as DATABASE_DIRECT_URL=postgres://user:password@host:5432/vitrine; else leave it out.',
    ),
  DATABASE_REPLICA_URL: z
    .string()
    .refine((text) => isDatabaseUrl(text) && serversOf(text).length === 1, 'it is no address of one PostgreSQL')
    .optional()
    .describe(
      'Set the address of a replica, such as DATABASE_REPLICA_URL=postgres://user:password@replica:5432/vitrine; it takes the reads that may be five seconds late, and needs DATABASE_URL.',
    ),
  DATABASE_WAIT: whole(0, 86_400)
    .default(300)
    .describe(
      'Set for how many seconds a start waits for its database, such as DATABASE_WAIT=300; 0 gives up at once.',
    ),
  DATABASE_CONNECTIONS: whole(1, 500)
    .default(10)
    .describe('Set how many connections this process may hold, such as DATABASE_CONNECTIONS=10.'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .describe('Set a folder for the embedded database, files and caches, such as DATA_DIR=.data.'),
  FILES_URL: url(/^s3$/).describe(
    'Set FILES_URL=s3://bucket?region=eu-west-1, with &endpoint=https://… for other providers, or leave it out to keep files on disk.',
  ),
  SMTP_URL: url(/^smtps?$/).describe(
    'Set SMTP_URL=smtp://user:password@host:587, or leave it out to keep mails in the outbox.',
  ),
  MAIL_FROM: z
    .email()
    .default('no-reply@vitrine.example')
    .describe('Set the sender address of mails, such as MAIL_FROM=no-reply@shop.example.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Set how much is logged, such as LOG_LEVEL=debug: fatal, error, warn, info, debug, trace or silent.'),
  SEED: z
    .enum(['demo', 'none'])
    .optional()
    .describe(
      'Set SEED=demo to fill an empty database with the demo marketplace and its public logins, SEED=none to leave it empty; unset, it is filled only without DATABASE_URL, with a local PUBLIC_URL and with the package @vitrine/demo installed.',
    ),
  SEED_SCALE: z.coerce
    .number()
    .min(0.02)
    .max(1000)
    .default(1)
    .describe(
      'Set a factor for the size of the demo marketplace, such as SEED_SCALE=50; 50 makes 2,000 brands with 120,000 products.',
    ),
  DEFAULT_ACCOUNT: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('vitrine')
    .describe('Set the hash of the account that unknown host names get, such as DEFAULT_ACCOUNT=vitrine.'),
  TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'it is no name of a time zone')
    .default('UTC')
    .describe(
      'Set the time zone in which days begin and end for accounts that have chosen none, by its IANA name, such as TIME_ZONE=America/Sao_Paulo.',
    ),
  FREE_HOSTS: z
    .string()
    .transform((text) => text.split(',').map((pattern) => pattern.trim().toLowerCase()))
    .pipe(z.array(z.string().regex(/^\*(?:\.[a-z0-9-]+)+$/, 'each begins with *. and names a domain')))
    .prefault('*.localhost')
    .describe(
      'Set the hosts that staff of any account may take without a proof, with commas between them, such as FREE_HOSTS=*.shops.example; name only domains of which every subdomain leads here.',
    ),
  ARGON2_MEMORY_KIB: whole(8, 1_048_576)
    .default(19_456)
    .describe('Set the memory of one password hash in KiB, such as ARGON2_MEMORY_KIB=19456.'),
  ARGON2_PASSES: whole(1, 20).default(2).describe('Set the passes of one password hash, such as ARGON2_PASSES=2.'),
  WEB_DIST: z
    .string()
    .optional()
    .describe('Set the folder of the built shop, such as WEB_DIST=/srv/shop; the default is apps/web/dist.'),
  TRUST_PROXY: whole(0, 10)
    .default(0)
    .describe(
      'Set how many proxies stand before the server, such as TRUST_PROXY=1; their X-Forwarded-For is believed.',
    ),
  MEMBER_CALLS: whole(100, 10_000_000)
    .default(6000)
    .describe('Set how many calls a signed-in member may make in a minute, such as MEMBER_CALLS=6000.'),
  METRICS_PORT: whole(0, 65_535)
    .optional()
    .describe('Set a port for /metrics, such as METRICS_PORT=9464; unset, no metrics are kept.'),
  METRICS_HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe('Set the address that /metrics listens on, such as METRICS_HOST=10.0.0.5; keep it away from the public.'),
  CHECK_ANSWERS: z
    .stringbool()
    .default(false)
    .describe('Set CHECK_ANSWERS=true to compare every answer with the contract (development), or false.'),
});

type Settings = z.infer<typeof settings>;

/** Every setting for anyone who documents them: its name, its default as it would be written, and how to set it. */
export const listSettings = (): { name: string; fallback: string | undefined; fix: string }[] =>
  Object.entries(settings.shape).map(([name, setting]) => ({
    name,
    fallback: setting.safeParse(undefined).data?.toString(),
    fix: setting.description ?? '',
  }));

/** The settings of a process, checked. */
export interface Config {
  port: number;
  host: string;
  publicUrl: string;
  databaseUrl?: string;
  /** Of the database itself, where `databaseUrl` is a pooler in transaction mode. */
  databaseDirectUrl?: string;
  /** A replica of that database. */
  replicaUrl?: string;
  databaseConnections: number;
  /** Seconds that a start waits for its database. */
  databaseWait: number;
  dataDir: string;
  filesUrl?: string;
  smtpUrl?: string;
  mailFrom: string;
  logLevel: Settings['LOG_LEVEL'];
  seed: 'demo' | 'if-installed' | 'none';
  seedScale: number;
  defaultAccount: string;
  /** Of accounts that have set none. */
  timeZone: string;
  /** Suffixes with their dot of hosts that any account may take without a proof. */
  freeHosts: readonly string[];
  argon2: { memoryKib: number; passes: number };
  /** Folder of the built web app; `null` serves none. */
  webDist: string | null;
  trustProxy: number;
  /** Calls a signed-in member may make in a minute. */
  memberCalls: number;
  checkAnswers: boolean;
  /** Where `/metrics` is served; nowhere when absent. */
  metrics?: { host: string; port: number };
}

/** Whose hosts are whose before any account has proven one. */
export const hostRulesOf = ({ publicUrl, freeHosts }: Pick<Config, 'publicUrl' | 'freeHosts'>): HostRules => ({
  own: plainHost(new URL(publicUrl).hostname),
  free: freeHosts,
});

/** Names the variable, its value (without a password inside) and the fix. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const shown = (value: string | undefined): string => JSON.stringify((value ?? '').replace(/\/\/[^@/]*@/, '//…@'));

const complain = (error: z.ZodError, env: NodeJS.ProcessEnv): ConfigError => {
  const lines = error.issues.map(({ path, message }) => {
    const name = String(path[0]) as keyof Settings;
    return `${name} is ${shown(env[name])}: ${message}. ${settings.shape[name].description ?? ''}`;
  });
  return new ConfigError(lines.join('\n'));
};

const builtShop = new URL('../../../web/dist/', import.meta.url).pathname;

/** Everybody knows the logins of the demo marketplace: it never comes by itself where other people may reach the shop. */
const seedOf = ({ SEED, DATABASE_URL, PUBLIC_URL }: Settings): Config['seed'] =>
  SEED ??
  (DATABASE_URL === undefined && (PUBLIC_URL === undefined || isLocalHost(new URL(PUBLIC_URL).hostname))
    ? 'if-installed'
    : 'none');

const toConfig = (s: Settings): Config => ({
  port: s.PORT,
  host: s.HOST,
  publicUrl: s.PUBLIC_URL ?? `http://localhost:${s.PORT}`,
  databaseUrl: s.DATABASE_URL,
  databaseDirectUrl: s.DATABASE_DIRECT_URL,
  replicaUrl: s.DATABASE_REPLICA_URL,
  databaseConnections: s.DATABASE_CONNECTIONS,
  databaseWait: s.DATABASE_WAIT,
  dataDir: s.DATA_DIR,
  filesUrl: s.FILES_URL,
  smtpUrl: s.SMTP_URL,
  mailFrom: s.MAIL_FROM,
  logLevel: s.LOG_LEVEL,
  seed: seedOf(s),
  seedScale: s.SEED_SCALE,
  defaultAccount: s.DEFAULT_ACCOUNT,
  timeZone: s.TIME_ZONE,
  freeHosts: s.FREE_HOSTS.map((pattern) => pattern.slice(1)),
  argon2: { memoryKib: s.ARGON2_MEMORY_KIB, passes: s.ARGON2_PASSES },
  webDist: s.WEB_DIST ?? builtShop,
  trustProxy: s.TRUST_PROXY,
  memberCalls: s.MEMBER_CALLS,
  checkAnswers: s.CHECK_ANSWERS,
  metrics: s.METRICS_PORT === undefined ? undefined : { host: s.METRICS_HOST, port: s.METRICS_PORT },
});

/** Settings that mean nothing without DATABASE_URL, and what it names beside each. */
const besideDatabase = {
  DATABASE_DIRECT_URL: 'the address of the pooler',
  DATABASE_REPLICA_URL: 'the database that the replica follows',
};

/** Reads the settings from environment variables; an empty one counts as absent. Throws a `ConfigError` that lists all that is wrong. */
export const readConfig = (env: NodeJS.ProcessEnv): Config => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = settings.safeParse(given);
  if (!result.success) throw complain(result.error, env);
  for (const [name, main] of Object.entries(besideDatabase))
    if (name in given && !result.data.DATABASE_URL)
      throw new ConfigError(
        `${name} is set, but DATABASE_URL is not. Set DATABASE_URL to ${main}, or leave both out for the embedded database.`,
      );
  return toConfig(result.data);
};
