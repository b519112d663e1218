import type { Readable } from 'node:stream';
import { create } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { dataPolicy, filePolicy, mailPolicy } from './policies.ts';

/** A file to answer with. */
export interface OutgoingFile {
  /** As people will see it, in any language; with its ending. */
  name: string;
  /** One of the media types the contract lists. */
  type: string;
  /** All of it, or a stream that is sent as it is made. */
  content: Uint8Array | Readable;
  /** `inline` lets the browser show it, such as a PDF; saved otherwise. */
  disposition?: 'inline' | 'attachment';
}

/** A viewer shows no PDF in a sandbox, and a PDF can run nothing of the shop. */
const policyOf = (type: string, disposition: string): string => {
  if (disposition !== 'inline') return filePolicy;
  if (type === 'application/pdf') return dataPolicy;
  return type.startsWith('text/html') ? mailPolicy : filePolicy;
};

/** Sends a file under its name. Nothing in it may run in a browser. */
export const sendFile = (
  reply: FastifyReply,
  status: number,
  { name, type, content, disposition = 'attachment' }: OutgoingFile,
): FastifyReply =>
  reply
    .status(status)
    .header('cache-control', 'no-store')
    .header('content-disposition', create(name, { type: disposition }))
    .header('content-security-policy', policyOf(type, disposition))
    .header('referrer-policy', 'no-referrer')
    .type(type)
    .send(content instanceof Uint8Array ? Buffer.from(content) : content);
