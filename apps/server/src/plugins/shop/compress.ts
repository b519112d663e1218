import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { accepts } from './assets.ts';

const pack = promisify(gzip);

/**
 * Sends a page compressed, once for each answer, for its nonce is new. This happens beside the thread that answers calls. Nothing of a visitor is
 * in the page, so its size reveals nothing.
 */
export const sendCompressed = async (
  request: FastifyRequest,
  reply: FastifyReply,
  page: string,
): Promise<FastifyReply> =>
  accepts(request, 'gzip') ? reply.header('content-encoding', 'gzip').send(await pack(page)) : reply.send(page);
