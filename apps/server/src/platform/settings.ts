import { isTimeZone } from '@vitrine/api/rules';
import { z } from 'zod';
import { isDatabaseUrl, serversOf } from '../db/databaseUrl.ts';

const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
const url = (protocols: RegExp) => z.url({ protocol: protocols }).optional();

/** Every setting, with its default. The description is the fix that a wrong value is answered with. */
export const settings = z.object({
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
  PAGE_ANSWERS_MS: whole(0, 60_000)
    .default(150)
    .describe(
      'Set for how many milliseconds the page of a user may wait for the answers that it brings, such as PAGE_ANSWERS_MS=150; with 0 the browser asks for all of them.',
    ),
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

/** The settings as they are read, by the names of their variables. */
export type Settings = z.infer<typeof settings>;

/** Every setting for anyone who documents them: its name, its default as it would be written, and how to set it. */
export const listSettings = (): { name: string; fallback: string | undefined; fix: string }[] =>
  Object.entries(settings.shape).map(([name, setting]) => ({
    name,
    fallback: setting.safeParse(undefined).data?.toString(),
    fix: setting.description ?? '',
  }));
