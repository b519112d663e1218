import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launch, shopOf } from '../testing/process.ts';
import { freshDatabase } from '../testing/template.ts';
import { usualEngines } from '../testing/tier.ts';

/** Prints the address of every module as it is loaded. */
const printModules = `import { registerHooks } from 'node:module';
registerHooks({ load: (url, context, next) => { process.stderr.write('loaded ' + url + '\\n'); return next(url, context); } });`;

const heavy = {
  pglite: '/@electric-sql/pglite/',
  postgres: '/node_modules/pg/',
  seed: '/demo/src/seed.ts',
  drawing: '/demo/src/drawing/',
  sharp: '/sharp/',
  fontkit: '/fontkit/',
  bucket: '/@aws-sdk/',
  reference: '/@scalar/',
  mail: '/nodemailer/',
};

/** Which of the heavy parts a server has loaded once it is open and has answered. */
const loadedBy = async (env: Record<string, string>): Promise<string[]> => {
  const running = launch({
    DATA_DIR: await mkdtemp(join(tmpdir(), 'vitrine-modules-')),
    PORT: '0',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(printModules)}`,
    ...env,
  });
  const shop = await shopOf(running);
  for (const path of ['/readyz', '/v2/brands', '/v1/landing']) await (await fetch(shop + path)).arrayBuffer();
  running.kill('SIGTERM');
  await running.ended;
  expect(running.output()).toContain('/src/app.ts');
  return Object.entries(heavy)
    .filter(([, part]) => new RegExp(`^loaded .*${part}`, 'm').test(running.output()))
    .map(([name]) => name);
};

describe('a process', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  beforeAll(async () => {
    database = await freshDatabase('postgres', inject('templates'));
  });
  afterAll(() => database.drop());

  it.each(usualEngines)(
    'on %s loads neither the other engine, nor what draws, nor what nobody has asked for',
    async (engine) => {
      const settings: Record<string, string> = engine === 'postgres' ? { DATABASE_URL: database.url ?? '' } : {};
      expect(await loadedBy(settings)).toEqual([engine]);
    },
  );
});
