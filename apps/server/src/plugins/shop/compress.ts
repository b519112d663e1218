import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { accepts } from './assets.ts';

/** Quick enough for a page that is packed for one visitor alone. */
const quality = 6;

const packers = {
  br: (page: string): Promise<Buffer> =>
    promisify(brotliCompress)(page, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  gzip: promisify<string, Buffer>(gzip),
};

/**
 * Sends a page compressed, once for each answer, for its nonce is new. This happens beside the thread that answers calls. Nothing of a visitor is
 * in the page, so its size reveals nothing.
 */
export const sendCompressed = async (
  request: FastifyRequest,
  reply: FastifyReply,
  page: string,
): Promise<FastifyReply> => {
  const encoding = (['br', 'gzip'] as const).find((each) => accepts(request, each));
  return encoding ? reply.header('content-encoding', encoding).send(await packers[encoding](page)) : reply.send(page);
};
