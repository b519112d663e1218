import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../../domain/refusal.ts';
import { isKey, privateFolder } from '../../../platform/files/files.ts';
import { shownTypes } from '../../../platform/files/types.ts';
import { filePolicy } from '../../../platform/policies.ts';
import { readPicture } from './picture.ts';
import { edition } from './pictures.ts';
import { isNamed } from './repository.ts';

const forEver = 'public, max-age=31536000, immutable';

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

/** Pictures drawn from their address (`/media/drawn/…`), and files that people uploaded (`/media/files/…`). */
export const mediaRoutes = async (app: FastifyInstance): Promise<void> => {
  const { db, files } = app.platform;

  app.get('/media/drawn/*', async (request: FastifyRequest<{ Params: { '*': string } }>, reply) => {
    const picture = readPicture(request.params['*']);
    if (!picture) throw notFound();
    const { key, recipe, width } = picture;
    const etag = `"${createHash('sha256').update(`${edition} ${key}`).digest('base64url').slice(0, 22)}"`;
    if (isKnown(request, etag)) return reply.status(304).header('etag', etag).header('cache-control', forEver).send();
    const content = await app.pictures.get(key, { recipe, width }, async () => {
      if (!(await isNamed(db, recipe))) throw notFound();
    });
    return sendKept(request, reply, etag, width === undefined ? 'image/svg+xml' : 'image/webp', content);
  });

  app.get('/media/files/*', async (request: FastifyRequest<{ Params: { '*': string } }>, reply) => {
    const key = request.params['*'];
    const type = shownTypes[extname(key)];
    const content =
      type === undefined || key.startsWith(privateFolder) || !isKey(key) ? undefined : await files.get(key);
    if (!content || type === undefined) throw notFound();
    const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
    return sendKept(request, reply, etag, type, Buffer.from(content));
  });
};
