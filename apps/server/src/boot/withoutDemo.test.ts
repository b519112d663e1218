import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launch, shopOf } from '../testing/process.ts';
import { emptyDatabase } from '../testing/template.ts';
import { usualEngines } from '../testing/tier.ts';

/** Makes Node answer as it does where the package is not installed. */
const hideDemo = `import { registerHooks } from 'node:module';
registerHooks({ resolve: (name, context, next) => {
  if (!name.startsWith('@vitrine/demo')) return next(name, context);
  throw Object.assign(new Error("Cannot find package '" + name + "'"), { code: 'ERR_MODULE_NOT_FOUND' });
} });`;

describe('an installation without the demo', () => {
  let database: Awaited<ReturnType<typeof emptyDatabase>>;
  beforeAll(async () => {
    database = await emptyDatabase(inject('templates').postgres);
  });
  afterAll(() => database.drop());

  const launchWithout = async (env: Record<string, string>) =>
    launch({
      DATA_DIR: await mkdtemp(join(tmpdir(), 'vitrine-production-')),
      PORT: '0',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hideDemo)}`,
      ...env,
    });

  const settings = {
    postgres: () => ({ DATABASE_URL: database.url }),
    // Where nothing is set.
    pglite: () => ({ SEED: '' }),
  };

  it.each(usualEngines)('opens on %s, empty, and answers', async (engine) => {
    const running = await launchWithout(settings[engine]());
    const shop = await shopOf(running);
    expect(await (await fetch(`${shop}/readyz`)).json()).toMatchObject({ status: 'ready' });
    expect((await fetch(`${shop}/media/drawn/goods.dress.plain.b5573a.ffffff.7.front/300.webp`)).status).toBe(404);
    expect(running.output()).toContain('account create vitrine');
    running.kill('SIGTERM');
    expect(await running.ended).toBe(0);
  });

  it('refuses to fill the database with the demo, and says what to do', async () => {
    const running = await launchWithout({ DATABASE_URL: database.url, SEED: 'demo' });
    expect(await running.ended).toBe(1);
    expect(running.output()).toContain('the package @vitrine/demo is not installed');
    expect(running.output()).toContain('set SEED=none');
    expect(running.output()).not.toMatch(/\n\s+at /);
  });
});
