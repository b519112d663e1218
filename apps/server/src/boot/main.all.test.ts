import { once } from 'node:events';
import { mkdtemp, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { launch, shopOf } from '../testing/process.ts';

// One for all: to make the database costs more than all that is asked of it here.
const folder = await mkdtemp(join(tmpdir(), 'vitrine-main-'));

describe('the process', () => {
  it('refuses a data folder in use, with exit code 1 and the holder, and takes it over after kill -9', async () => {
    const first = launch({ DATA_DIR: folder, PORT: '0' });
    await shopOf(first);
    const [pid] = (await readFile(join(folder, 'lock'), 'utf8')).split(' ');
    const second = launch({ DATA_DIR: folder, PORT: '0' });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`in use by process ${pid}`);
    first.kill('SIGKILL');
    await first.ended;
    const third = launch({ DATA_DIR: folder, PORT: '0' });
    await shopOf(third);
    third.kill('SIGTERM');
    expect(await third.ended).toBe(0);
  });

  it('takes the next free port when the wanted one is taken, and says so', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const taken = typeof address === 'object' && address ? address.port : 0;
    const running = launch({ DATA_DIR: folder, PORT: String(taken) });
    const shop = await shopOf(running);
    expect(Number(new URL(shop).port)).toBeGreaterThan(taken);
    expect(running.output()).toContain(`Port ${taken} is taken`);
    running.kill('SIGTERM');
    expect(await running.ended).toBe(0);
    other.close();
  });

  it('fills nothing where the settings name a public address, and shows no login that would not work', async () => {
    const running = launch({ DATA_DIR: folder, PORT: '0', SEED: '', PUBLIC_URL: 'https://shop.example' });
    await running.says(/Ctrl\+C closes it/);
    expect(running.output()).not.toContain('Demo logins');
    expect(running.output()).not.toContain('vitrine-demo');
    expect(running.output()).not.toContain('/outbox');
    running.kill('SIGTERM');
    expect(await running.ended).toBe(0);
  });
});
