import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import type { Platform } from '../../../platform/platform.ts';
import { problems } from '../../../plugins/problems.ts';
import type { Drawing } from './painter.ts';
import { pictures } from './pictures.ts';
import { mediaRoutes } from './routes.ts';

const opened: { close: () => unknown }[] = [];
afterEach(async () => {
  for (const { close } of opened.splice(0)) await close();
});

const named = 'swatch.plain.b5573a.ffffff';

/** The routes over painters that finish when told, and a database that names recipes of one kind. */
const openStudio = async (slots = { slots: 2, queue: 2, patience: 60_000 }) => {
  const drawn: Drawing[] = [];
  const done = Promise.withResolvers<void>();
  const app = Fastify();
  app.decorate('platform', {
    config: { dataDir: join(tmpdir(), `vitrine-pictures-${randomUUID()}`) },
    db: { query: async ({ values }: { values: string[] }) => (values[0]?.startsWith(named) ? [{}] : []) },
  } as unknown as Platform & { log: typeof app.log });
  await app.register(problems);
  const paint = async (drawing: Drawing) => {
    drawn.push(drawing);
    if ('width' in drawing && (drawing.width ?? 0) > 1000) await done.promise;
    return Buffer.from('picture');
  };
  await app.register(pictures, { painters: { paint, close: () => undefined }, slots });
  await app.register(mediaRoutes);
  opened.push(app);
  return { drawn, finish: () => done.resolve(), get: async (path: string) => app.inject(`/media/drawn/${path}`) };
};

describe('drawn pictures', () => {
  it('are not drawn for a recipe that no row names', async () => {
    const { drawn, get } = await openStudio();
    const answers = await Promise.all(
      [120, 2560].map((width) => get(`goods.dress.plain.b5573a.ffffff.7.front/${width}.webp`)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect(drawn).toEqual([]);
  });

  it('are drawn once for identical requests, now and later', async () => {
    const { drawn, finish, get } = await openStudio();
    const answers = Array.from({ length: 20 }, () => get(`${named}/1920.webp`));
    finish();
    expect(new Set((await Promise.all(answers)).map(({ body }) => body))).toEqual(new Set(['picture']));
    expect((await get(`${named}/1920.webp`)).body).toBe('picture');
    expect(drawn).toHaveLength(1);
  });

  it('answer for a swatch while large ones are drawn and wait', async () => {
    const { drawn, finish, get } = await openStudio();
    const large = [1, 2, 3].map((seed) => get(`${named}.${seed}/2560.webp`));
    expect((await get(`${named}/120.webp`)).statusCode).toBe(200);
    expect(drawn).toHaveLength(2);
    finish();
    expect((await Promise.all(large)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });

  it('answer 503 with Retry-After when too many wait, or one waits too long', async () => {
    const full = await openStudio();
    const asked = [1, 2, 3, 4].map((seed) => full.get(`${named}.${seed}/2560.webp`));
    const refused = await Promise.race(asked);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    full.finish();
    expect(
      (await Promise.all(asked)).map(({ statusCode }) => statusCode).filter((status) => status === 503),
    ).toHaveLength(1);

    const slow = await openStudio({ slots: 2, queue: 2, patience: 20 });
    // Which of the two is drawn first is open: both look on the disk before.
    const pair = [1, 2].map((seed) => slow.get(`${named}.${seed}/2560.webp`));
    const late = await Promise.race(pair);
    expect([late.statusCode, late.headers['retry-after']]).toEqual([503, '5']);
    slow.finish();
    expect(new Set((await Promise.all(pair)).map(({ statusCode }) => statusCode))).toEqual(new Set([200, 503]));
  });
});
