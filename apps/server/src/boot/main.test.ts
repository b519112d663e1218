import { mkdtemp, readFile, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openIn } from '../testing/privateFolders.ts';
import { launch, shopOf } from '../testing/process.ts';

describe('the process', () => {
  it('prints where everything is, serves, keeps its data folder to itself, and leaves nothing behind at Ctrl+C', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-main-'));
    const running = launch({ DATA_DIR: folder, PORT: '0' });
    const shop = await shopOf(running);
    expect(running.output()).toContain(`${shop}/reference`);
    expect(running.output()).toContain(`${shop}/outbox`);
    expect(await (await fetch(`${shop}/readyz`)).json()).toMatchObject({
      status: 'ready',
      database: 'pglite',
      durability: 'journal',
    });
    expect(await openIn(folder)).toEqual([]);
    const [pid] = (await readFile(join(folder, 'lock'), 'utf8')).split(' ');
    const second = launch({ DATA_DIR: folder, PORT: '0' });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`in use by process ${pid}`);
    running.kill('SIGINT');
    expect(await running.ended).toBe(0);
    expect(await readdir(folder)).not.toContain('lock');
  });

  it('does not start with a wrong setting and names it', async () => {
    const running = launch({ PORT: 'three thousand' });
    expect(await running.ended).toBe(1);
    expect(running.output()).toContain('PORT is "three thousand"');
  });
});
