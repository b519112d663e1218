import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { shop } from './shop.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const port = shop.port + 40;

/** A shop of its own beside that of the other journeys, with nothing in it. */
export const emptyShop = {
  url: `http://localhost:${port}`,
  dataDir: join(root, `.cache/e2e-empty-${port}`),
};

const env = { ...process.env, DATA_DIR: emptyShop.dataDir, PORT: String(port), SEED: 'none', LOG_LEVEL: 'warn' };

const isReady = async (): Promise<boolean> => {
  const answer = await fetch(`${emptyShop.url}/readyz`).catch(() => null);
  return answer?.ok ?? false;
};

export const startEmptyShop = async (): Promise<ChildProcess> => {
  await rm(emptyShop.dataDir, { recursive: true, force: true });
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], { cwd: root, env, stdio: 'inherit' });
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
  return server;
};

/** A command of the person who runs the shop; answers what it prints. */
export const administer = async (...args: string[]): Promise<string> => {
  const { stdout } = await run(process.execPath, ['tools/admin.mjs', ...args], { cwd: root, env });
  return stdout;
};
