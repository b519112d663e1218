import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { notFound, Refusal } from '../../../domain/refusal.ts';
import { createConcurrencyLimit, Overloaded } from '../../../platform/concurrencyLimit.ts';
import { createPictureCache } from './cache.ts';
import type { Drawing } from './painter.ts';
import { createPainters } from './painters.ts';
import type { Painters } from './painters.ts';

/** Raises this when drawings look different, so that pictures kept from before are drawn again. */
export const edition = 1;

/** Up to here a picture takes a tenth of a second or so to draw; twice the width takes five to ten times as long. */
const largestSmall = 960;
const retryAfter = 5;

export interface Pictures {
  /** The picture of a key, from the cache or drawn now. `check` throws when it may not be drawn; a recipe that says nothing is a 404. */
  get(key: string, drawing: Drawing, check?: () => Promise<void>): Promise<Buffer>;
}

declare module 'fastify' {
  interface FastifyInstance {
    pictures: Pictures;
  }
}

const explainOverload = (error: unknown): never => {
  if (!(error instanceof Overloaded)) throw error;
  throw new Refusal(503, 'Too many pictures are being drawn. Please try again.', { retry_after: retryAfter });
};

interface Options {
  painters?: Painters;
  slots?: Parameters<typeof createConcurrencyLimit>[0];
}

// One slot more than processors: a small picture shares a processor rather than waiting for a large one.
const defaultLimit = { slots: Math.min(4, availableParallelism()) + 1, queue: 300, patience: 30_000 };

const plugin = async (app: FastifyInstance, { painters: given, slots = defaultLimit }: Options): Promise<void> => {
  const { config, pictureSource: source } = app.platform;
  const folder = join(config.dataDir, 'cache');
  const cache = createPictureCache({ folder: join(folder, `drawn-${edition}`) });
  const painters = given ?? createPainters({ codeCache: join(folder, 'code'), source });
  const limited = createConcurrencyLimit(slots);

  app.decorate('pictures', {
    get: (key, drawing, check) =>
      cache.get(key, async () => {
        await check?.();
        const size = 'icon' in drawing || (drawing.width ?? 0) <= largestSmall ? 'small' : 'large';
        const picture = await limited(size, () => painters.paint(drawing)).catch(explainOverload);
        if (!picture) throw notFound();
        return picture;
      }),
  } satisfies Pictures);
  app.addHook('onClose', async () => painters.close());
};

/** `app.pictures`: what painters draw, each picture once. */
export const pictures = fp(plugin);
