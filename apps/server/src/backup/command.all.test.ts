import { mkdir, mkdtemp, readdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { runAdmin } from '../admin/run.ts';
import { diskFiles } from '../platform/files/disk.ts';
import { ownDatabase } from '../testing/ownDatabase.ts';
import { launch, shopOf } from '../testing/process.ts';

it('npm run admin -- backup and restore carry an embedded shop into a new folder while it is open', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-carried-'));
  const [old, next] = [join(folder, 'old'), join(folder, 'next')] as const;
  await mkdir(old);
  await ownDatabase('pglite', old, inject('templates'));
  await diskFiles(join(old, 'files')).put('avatars/a.webp', Buffer.from('a picture'), 'image/webp');
  const shopIn = async (DATA_DIR: string) => {
    const server = launch({ DATA_DIR, PORT: '0' });
    const shop = await shopOf(server);
    const account = await (await fetch(`${shop}/v1/x-account`)).json();
    const picture = await (await fetch(`${shop}/media/files/avatars/a.webp`)).text();
    return { server, seen: { account, picture } };
  };
  const before = await shopIn(old);
  const admin = (DATA_DIR: string, ...args: string[]) => runAdmin(args, { DATA_DIR, LOG_LEVEL: 'warn' }, folder);

  expect(await admin(old, 'backup', 'kept.tar.gz')).toMatchObject({ err: '', code: 0 });
  expect((await stat(join(folder, 'kept.tar.gz'))).mode & 0o077).toBe(0);
  expect(await admin(old, 'restore', 'kept.tar.gz')).toMatchObject({
    code: 1,
    err: expect.stringContaining('in use by process') as string,
  });
  before.server.kill('SIGTERM');
  await before.server.ended;
  expect((await admin(old, 'restore', 'kept.tar.gz')).err).toContain('holds a marketplace already');

  expect((await admin(next, 'restore', 'kept.tar.gz', '--check')).out).toMatch(
    /is whole\. It was made at .* and holds \d+ tables/,
  );
  await writeFile(join(folder, 'broken.tar.gz'), 'broken');
  expect((await admin(next, 'restore', 'broken.tar.gz')).err).toContain('is damaged or no backup');
  expect(await readdir(next)).toEqual([]);
  expect(await admin(next, 'restore', 'kept.tar.gz')).toMatchObject({ err: '', code: 0 });
  const after = await shopIn(next);
  after.server.kill('SIGTERM');
  expect(after.seen).toEqual(before.seen);
  await after.server.ended;
});
