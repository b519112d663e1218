import { chmod, lstat, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { launch, shopOf } from './process.ts';

const pathsIn = async (folder: string): Promise<string[]> => [
  folder,
  ...(await readdir(folder, { recursive: true })).map((name) => join(folder, name)),
];

/** Opens a folder to all, as an older version left it. What draws ends a moment after the server, and may still be renaming a file of compiled code. */
export const openToAll = async (folder: string): Promise<void> => {
  for (const path of await pathsIn(folder)) {
    const entry = await stat(path).catch(() => undefined);
    if (entry) await chmod(path, entry.isDirectory() ? 0o777 : 0o666).catch(() => undefined);
  }
};

/** Everything in the folder that somebody but its owner may read or write, with its mode. On Windows a file has the rights of its folder. */
export const openIn = async (folder: string): Promise<string[]> => {
  if (process.platform === 'win32') return [];
  const found = await Promise.all(
    (await pathsIn(folder)).map(async (path) => {
      const entry = await lstat(path).catch(() => undefined);
      const wanted = entry?.isDirectory() ? 0o700 : 0o600;
      return !entry || (entry.mode & 0o777) === wanted ? [] : [`${(entry.mode & 0o777).toString(8)} ${path}`];
    }),
  );
  return found.flat();
};

/** Starts a server with the demo on the folder, lets it draw a picture, and expects nothing in the folder to be open to others. */
export const expectPrivate = async (folder: string): Promise<void> => {
  // Without a folder of its own for compiled code, what draws keeps it in the data folder.
  const running = launch({
    DATA_DIR: folder,
    PORT: '0',
    SEED: 'demo',
    SEED_SCALE: '0.02',
    NODE_COMPILE_CACHE: undefined,
  });
  const shop = await shopOf(running);
  // A drawn picture is cached on the disk.
  const brands = await (await fetch(`${shop}/v2/brands`)).text();
  const picture = /\/media\/drawn\/[^"]+/.exec(brands)?.[0] ?? '/none';
  expect((await fetch(`${shop}${picture}`)).status).toBe(200);
  expect(await readdir(folder)).toContain('cache');
  expect(await openIn(folder)).toEqual([]);
  running.kill('SIGTERM');
  expect(await running.ended).toBe(0);
  expect(await openIn(folder)).toEqual([]);
};
