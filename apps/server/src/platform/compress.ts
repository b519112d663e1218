import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from './encodings.ts';

/** What fits into one packet is sent as it is. */
const WORTH_IT = 1024;

/** Quick enough for an answer that is packed for one person alone. */
const quality = 5;

const packers = {
  br: (text: string): Promise<Buffer> =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: promisify<string, Buffer>(gzip),
};

/** Adds to what an answer depends on. */
export const addVary = (reply: FastifyReply, name: string): FastifyReply => {
  const known = reply.getHeader('vary');
  return reply.header('vary', known === undefined ? name : `${String(known)}, ${name}`);
};

/**
 * Sends a text compressed, beside the thread that answers calls. Only for texts without a secret: the size of a compressed answer tells
 * whether what a stranger put into it is like the rest of it (docs/decisions/161-what-is-compressed.md).
 */
export const sendCompressed = async (
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> => {
  addVary(reply, 'accept-encoding');
  const encoding = text.length < WORTH_IT ? undefined : chooseEncoding(request);
  return encoding ? reply.header('content-encoding', encoding).send(await packers[encoding](text)) : reply.send(text);
};
