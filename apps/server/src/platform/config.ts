import type { z } from 'zod';
import { plainHost } from '../domain/hosts.ts';
import type { HostRules } from '../domain/hosts.ts';
import { isLocalHost } from './local.ts';
import { settings, type Settings } from './settings.ts';

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
  /** Milliseconds that the page of a user waits for the answers that it brings. */
  pageAnswersMs: number;
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
  pageAnswersMs: s.PAGE_ANSWERS_MS,
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
