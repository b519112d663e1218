import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { brotliDecompress, constants, crc32, createBrotliCompress, createDeflateRaw, gunzip } from 'node:zlib';
import type { BrotliCompress, DeflateRaw } from 'node:zlib';
import type { Encoding } from '../../platform/encodings.ts';

/** A new nonce, as long as every other. */
export const createNonce = (): string => randomBytes(16).toString('base64');

/** Stands in a page for the nonce of the answer. Nobody can know it, so that no text of an account is taken for it. */
export const noncePlace = createNonce();

/** A page for many visitors: packed once, though each answer has a nonce of its own. */
export interface PackedPage {
  text: (nonce: string) => string;
  /** The page in an encoding; null where it cannot be put together, which then is to be compressed by itself. */
  bytes: (encoding: Encoding, nonce: string) => Promise<Buffer | null>;
}

/** Characters of one byte that no page has. */
const unused = Array.from({ length: 31 }, (_, index) => String.fromCodePoint(index + 1)).filter(
  (each) => !/\s/.test(each),
);

/**
 * What takes the nonce's place while a page is packed: as long, with the same end, of characters that no page has and that are not
 * repeated. So nothing is packed by what it says, and any nonce may stand there instead.
 */
const standIn = (place: number): string =>
  `${Array.from({ length: 22 }, (_, index) => unused[((index + 1) * ((place % 22) + 1)) % 23]).join('')}==`;

/** Packs parts one after the other, each of whole bytes. */
const packParts = async (
  packer: BrotliCompress | DeflateRaw,
  flushKind: number,
  parts: readonly string[],
): Promise<Buffer[]> => {
  let chunks: Buffer[] = [];
  packer.on('data', (chunk: Buffer) => chunks.push(chunk));
  const failed = new Promise<never>((_resolve, reject) => packer.once('error', reject));
  const flush = (): Promise<void> => new Promise((done) => packer.flush(flushKind, done));
  const packed: Buffer[] = [];
  for (const [place, part] of parts.entries()) {
    packer.write(part);
    const isLast = place === parts.length - 1;
    await Promise.race([isLast ? once(packer.end(), 'end') : flush(), failed]);
    packed.push(Buffer.concat(chunks));
    chunks = [];
  }
  return packed;
};

const formats = {
  br: {
    pack: (parts: readonly string[]) =>
      packParts(
        createBrotliCompress({
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 9,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          },
        }),
        constants.BROTLI_OPERATION_FLUSH,
        parts,
      ),
    /** Bytes as they are, in a meta-block of their own (RFC 7932, 9.2): not the last, its length, not compressed. */
    store: (bytes: Buffer): Buffer => {
      const header = Buffer.alloc(3);
      header.writeUIntLE(((bytes.length - 1) << 3) | (1 << 19), 0, 3);
      return Buffer.concat([header, bytes]);
    },
    wrap: (content: Buffer): Buffer => content,
    unpack: promisify<Buffer, Buffer>(brotliDecompress),
  },
  gzip: {
    pack: (parts: readonly string[]) => packParts(createDeflateRaw({ level: 9 }), constants.Z_SYNC_FLUSH, parts),
    /** The same as a block of deflate (RFC 1951, 3.2.4). */
    store: (bytes: Buffer): Buffer => {
      const header = Buffer.alloc(5);
      header.writeUInt16LE(bytes.length, 1);
      header.writeUInt16LE(~bytes.length & 0xff_ff, 3);
      return Buffer.concat([header, bytes]);
    },
    wrap: (content: Buffer, text: Buffer): Buffer => {
      const end = Buffer.alloc(8);
      end.writeUInt32LE(crc32(text), 0);
      end.writeUInt32LE(text.length, 4);
      return Buffer.concat([Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]), content, end]);
    },
    unpack: promisify<Buffer, Buffer>(gunzip),
  },
} as const;

/** Packs a page, with `noncePlace` for its nonce, at the first answer in an encoding. */
export const packPage = (page: string): PackedPage => {
  const parts = page.split(noncePlace);
  const textOf = (nonce: string): string => parts.join(nonce);

  const pack = async (encoding: Encoding) => {
    const { pack: packAll, store, wrap, unpack } = formats[encoding];
    const withStandIns = parts.flatMap((part, place) => (place === 0 ? [part] : [standIn(place), part]));
    const packed = (await packAll(withStandIns)).filter((_, place) => place % 2 === 0);
    const bytesOf = (nonce: string): Buffer => {
      const stored = store(Buffer.from(nonce));
      const content = Buffer.concat(packed.flatMap((part, place) => (place === 0 ? [part] : [stored, part])));
      return wrap(content, Buffer.from(encoding === 'gzip' ? textOf(nonce) : ''));
    };
    const nonce = createNonce();
    return (await unpack(bytesOf(nonce))).toString() === textOf(nonce) ? bytesOf : null;
  };

  const kept = new Map<Encoding, ReturnType<typeof pack>>();
  return {
    text: textOf,
    bytes: async (encoding, nonce) => {
      const packed = kept.get(encoding) ?? pack(encoding).catch(() => null);
      kept.set(encoding, packed);
      return (await packed)?.(nonce) ?? null;
    },
  };
};
