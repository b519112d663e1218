import { createHash } from 'node:crypto';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import sharp from 'sharp';
import { notFound, Refusal } from '../../domain/refusal.ts';
import { createLanes, Overloaded } from '../../platform/lanes.ts';
import { filePolicy } from '../../platform/policies.ts';
import { createPictureCache } from './cache.ts';
import { draw } from './draw.ts';
import { readPicture } from './picture.ts';
import type { Picture } from './picture.ts';

// One thread per picture; the lanes decide how many pictures at once.
sharp.concurrency(1);

const forEver = 'public, max-age=31536000, immutable';
const quality = 82;

/** Raises this when drawings look different, so that pictures kept from before are drawn anew. */
const edition = 1;

const render = async ({ recipe, width }: Picture): Promise<Buffer> => {
  const svg = Buffer.from(draw(recipe));
  return width === undefined
    ? svg
    : sharp(svg, { limitInputPixels: 40_000_000 }).resize({ width }).webp({ quality, effort: 3 }).toBuffer();
};

const isKnown = (request: FastifyRequest, etag: string): boolean => request.headers['if-none-match'] === etag;

const sendKept = (
  request: FastifyRequest,
  reply: FastifyReply,
  etag: string,
  type: string,
  content: Buffer,
): FastifyReply => {
  reply
    .header('etag', etag)
    .header('cache-control', forEver)
    .header('content-security-policy', filePolicy)
    .header('cross-origin-resource-policy', 'cross-origin');
  return isKnown(request, etag) ? reply.status(304).send() : reply.type(type).send(content);
};

const fileTypes: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
};

const overloaded = (error: unknown): never => {
  if (error instanceof Overloaded)
    throw new Refusal(503, 'Too many pictures are being drawn. Please try again.', { retry_after: 2 });
  throw error;
};

/** Pictures drawn from their address (`/media/drawn/…`), and files that people brought along (`/media/files/…`). */
export const mediaRoutes = async (app: FastifyInstance): Promise<void> => {
  const { config, files } = app.platform;
  const cache = createPictureCache({ folder: join(config.dataDir, 'cache', `drawn-${edition}`) });
  const inLane = createLanes({ lanes: 2, queue: 500 });

  app.get('/media/drawn/*', async (request: FastifyRequest<{ Params: { '*': string } }>, reply) => {
    const picture = readPicture(request.params['*']);
    if (!picture) throw notFound();
    const etag = `"${createHash('sha256').update(`${edition} ${picture.key}`).digest('base64url').slice(0, 22)}"`;
    if (isKnown(request, etag)) return reply.status(304).header('etag', etag).header('cache-control', forEver).send();
    const content = await cache.get(picture.key, () => inLane(() => render(picture))).catch(overloaded);
    return sendKept(request, reply, etag, picture.width === undefined ? 'image/svg+xml' : 'image/webp', content);
  });

  app.get('/media/files/*', async (request: FastifyRequest<{ Params: { '*': string } }>, reply) => {
    const key = request.params['*'];
    const type = fileTypes[extname(key)];
    const content =
      type === undefined || !/^[\w./-]{1,200}$/.test(key) || key.includes('..') ? undefined : await files.get(key);
    if (!content || type === undefined) throw notFound();
    const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
    return sendKept(request, reply, etag, type, Buffer.from(content));
  });
};
