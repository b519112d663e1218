import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { runAdmin } from '../admin/run.ts';
import { start } from '../boot/start.ts';
import { readConfig } from '../platform/config.ts';
import type { Engine } from '../db/database.ts';
import { openInbox } from './inbox.ts';
import { emptyDatabase } from './template.ts';
import { bothEngines, everything } from './tier.ts';

const newPassword = 'linen-in-lisbon';

const post = (url: string, body: object | URLSearchParams, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: body instanceof URLSearchParams ? headers : { 'content-type': 'application/json', ...headers },
    body: body instanceof URLSearchParams ? body : JSON.stringify(body),
  });

/** What people do with the shop at `origin`. */
const peopleOf = (origin: string) => ({
  choosePassword: (token: string): Promise<Response> =>
    post(`${origin}/api/recovery/confirm/`, { token, password: newPassword, confirm: newPassword }),
  signIn: async (username: string): Promise<{ status: number; token: string }> => {
    const form = new URLSearchParams({ grant_type: 'password', username, password: newPassword });
    const answer = await post(`${origin}/o/token/`, form, { authorization: `Basic ${btoa('vitrine-web:')}` });
    const body = (await answer.json()) as { access_token?: string };
    return { status: answer.status, token: body.access_token ?? '' };
  },
  get: (path: string, token?: string): Promise<Response> =>
    fetch(`${origin}${path}`, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
});

const filesHold = async (folder: string, text: string): Promise<boolean> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries.filter((found) => found.isFile()))
    if ((await readFile(join(entry.parentPath, entry.name))).includes(text)) return true;
  return false;
};

/** The secret of a link to choose a password. */
export const tokenIn = (text: string): string => /\/recovery\/([\w-]+)/.exec(text)?.[1] ?? '';

/** On which engine an empty installation is tested: the embedded one hears of a command at once. `npm run test:all` takes both. */
export const installationEngines: readonly Engine[] = everything ? bothEngines : ['pglite'];

/** A running installation with nothing in it, a mail server, and the commands that fill it. */
export const startEmpty = async (engine: Engine, postgres: string) => {
  const inbox = await openInbox();
  const webDist = await mkdtemp(join(tmpdir(), 'vitrine-dist-'));
  await writeFile(join(webDist, 'index.html'), '<!doctype html><html lang="en"><head><!--account--></head></html>');
  const database = await emptyDatabase(postgres);
  const env = {
    ...(engine === 'postgres' ? { DATABASE_URL: database.url } : {}),
    DATA_DIR: join(await mkdtemp(join(tmpdir(), 'vitrine-empty-')), 'data'),
    PUBLIC_URL: 'https://wholesale.example',
    SMTP_URL: inbox.url,
    MAIL_FROM: 'orders@wholesale.example',
    ARGON2_MEMORY_KIB: '64',
    ARGON2_PASSES: '1',
    PORT: '0',
    WEB_DIST: webDist,
    LOG_LEVEL: 'info',
  };
  const config = readConfig(env);
  const running = await start(config);
  const admin = (...args: string[]) => runAdmin(args, env, '/');
  return {
    running,
    config,
    inbox,
    database,
    ...peopleOf(running.origin),
    admin,
    /** What a command prints that is carried out. */
    done: async (...args: string[]): Promise<string> => {
      const { out, err, code } = await admin(...args);
      expect(err).toBe('');
      expect(code).toBe(0);
      return out;
    },
    /** The newest mail to somebody that says these words. */
    mailTo: async (email: string, words: string): Promise<string> => {
      const find = () => inbox.mails.findLast((mail) => mail.includes(`To: ${email}`) && mail.includes(words));
      await expect.poll(find, { timeout: 20_000 }).toBeDefined();
      return find() ?? '';
    },
    /** Whether a row of the database, or a file of the data folder, holds the text. */
    holds: async (text: string): Promise<boolean> =>
      (await database.contains(text)) || (await filesHold(env.DATA_DIR, text)),
    close: async (): Promise<void> => {
      await running.close();
      await database.drop();
      inbox.close();
    },
  };
};
