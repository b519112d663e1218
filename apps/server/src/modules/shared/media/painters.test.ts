import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createPainters } from './painters.ts';

it('draws the next picture while the painter before it, idle for too long, is still ending', async () => {
  const codeCache = await mkdtemp(join(tmpdir(), 'painters-'));
  const painters = createPainters({ codeCache, idle: 1 });
  const drawing = { recipe: 'unknown' };
  for (const pause of [2, 4, 8]) {
    expect(await painters.paint(drawing)).toBeUndefined();
    await wait(pause);
  }
  expect(await painters.paint(drawing)).toBeUndefined();
  painters.close();
  await rm(codeCache, { recursive: true, force: true });
});
