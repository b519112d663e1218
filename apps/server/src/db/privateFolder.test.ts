import { chmod, lstat, mkdir, mkdtemp, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { launch, shopOf } from '../testing/process.ts';
import { closeFolder } from './privateFolder.ts';

const scratch = (): Promise<string> => mkdtemp(join(tmpdir(), 'vitrine-private-'));

const pathsIn = async (folder: string): Promise<string[]> => [
  folder,
  ...(await readdir(folder, { recursive: true })).map((name) => join(folder, name)),
];

/** As an older version left it. What draws ends a moment after the server, and may still be renaming a file of compiled code. */
const openToAll = async (folder: string): Promise<void> => {
  for (const path of await pathsIn(folder)) {
    const entry = await stat(path).catch(() => undefined);
    if (entry) await chmod(path, entry.isDirectory() ? 0o777 : 0o666).catch(() => undefined);
  }
};

/** Everything in the folder that somebody but its owner may read or write, with its mode. */
const openIn = async (folder: string): Promise<string[]> => {
  const found = await Promise.all(
    (await pathsIn(folder)).map(async (path) => {
      const entry = await lstat(path).catch(() => undefined);
      const wanted = entry?.isDirectory() ? 0o700 : 0o600;
      return !entry || (entry.mode & 0o777) === wanted ? [] : [`${(entry.mode & 0o777).toString(8)} ${path}`];
    }),
  );
  return found.flat();
};

describe.skipIf(process.platform === 'win32')('the data folder', { timeout: 120_000 }, () => {
  const expectPrivate = async (folder: string): Promise<void> => {
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

  it('lets nobody but its owner in, from the first start on, and is closed again when an older version left it open', async () => {
    const folder = join(await scratch(), 'data');
    await expectPrivate(folder);
    await mkdir(join(folder, 'files', 'logos'), { recursive: true });
    await writeFile(join(folder, 'files', 'logos', 'mark.webp'), 'picture');
    await openToAll(folder);
    expect(await openIn(folder)).toContain(`666 ${join(folder, 'files', 'logos', 'mark.webp')}`);
    await expectPrivate(folder);
  });

  it('is closed without touching what a link in it leads to; a missing folder stays missing', async () => {
    const folder = await scratch();
    const elsewhere = join(await scratch(), 'notes.txt');
    await writeFile(elsewhere, 'mine', { mode: 0o644 });
    await symlink(elsewhere, join(folder, 'link'));
    expect(await closeFolder(folder)).toEqual([]);
    expect((await stat(elsewhere)).mode & 0o777).toBe(0o644);
    expect(await closeFolder(join(folder, 'missing'))).toEqual([]);
    expect(await readdir(folder)).toEqual(['link']);
  });
});
