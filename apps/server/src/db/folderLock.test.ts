import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FolderHeld, lockFolder } from './folderLock.ts';

const scratch = (): Promise<string> => mkdtemp(join(tmpdir(), 'vitrine-lock-'));

/** Another process that takes the folder and stays. */
const holder = async (folder: string) => {
  const code = `import { lockFolder } from ${JSON.stringify(new URL('./folderLock.ts', import.meta.url).pathname)}; await lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
};

describe('the lock of the data folder', () => {
  it('refuses a second process and names the holder', async () => {
    const folder = await scratch();
    const child = await holder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(new RegExp(`process ${child.pid} on ${hostname()}`));
    child.kill('SIGKILL');
    await once(child, 'exit');
  });

  it('is taken over when its holder was killed', async () => {
    const folder = await scratch();
    const child = await holder(folder);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const lock = await lockFolder(folder);
    expect(await readFile(join(folder, 'lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    await lock.release();
  });

  it('is taken over when the number of the holder belongs to another process by now', async () => {
    const folder = await scratch();
    await writeFile(join(folder, 'lock'), `${process.ppid} 1 ${hostname()}\n`);
    const lock = await lockFolder(folder);
    expect(await readFile(join(folder, 'lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    await lock.release();
  });

  it('is taken by one of many who find a dead holder at the same moment', async () => {
    const folder = await scratch();
    await writeFile(join(folder, 'lock'), `999999999 - ${hostname()}\n`);
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    expect(reasons.every((reason) => reason instanceof FolderHeld)).toBe(true);
  });

  it('waits for half a minute of silence before it takes over from another machine', async () => {
    const folder = await scratch();
    const path = join(folder, 'lock');
    await writeFile(path, '1 - another-machine\n');
    await expect(lockFolder(folder)).rejects.toThrow('another-machine');
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(path, longAgo, longAgo);
    await (await lockFolder(folder)).release();
  });
});
