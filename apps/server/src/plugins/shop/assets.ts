import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fontFiles } from '@vitrine/tokens/fonts/files';
import { chooseEncoding } from '../../platform/encodings.ts';
import type { Encoding } from '../../platform/encodings.ts';

/** A file of the built shop, held in memory with its compressed forms. */
export interface Asset {
  type: string;
  plain: Buffer;
  packed: Partial<Record<Encoding, Buffer>>;
  etag: string;
  /** Its name changes with its content, so it may be kept for ever. */
  immutable: boolean;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const toAsset = (name: string, plain: Buffer, packed: Asset['packed'], immutable: boolean): Asset => ({
  type: types[extname(name)] ?? 'application/octet-stream',
  plain,
  packed,
  etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
  immutable,
});

const tryRead = (path: string): Promise<Buffer | undefined> => readFile(path).catch(() => undefined);

const isServed = (name: string): boolean =>
  !/\.(br|gz)$/.test(name) && !name.split(sep).some((part) => part.startsWith('.'));

/** Every file of the built shop by its path, such as `/assets/index-4f2a.js`; none when it is not built. */
export const readShop = async (folder: string): Promise<Map<string, Asset>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const assets = names.filter(isServed).map(async (name): Promise<[string, Asset]> => {
    const path = join(folder, name);
    const [plain, br, gzip] = await Promise.all([readFile(path), tryRead(`${path}.br`), tryRead(`${path}.gz`)]);
    const address = `/${name.split(sep).join('/')}`;
    return [address, toAsset(name, plain, { br, gzip }, address.startsWith('/assets/'))];
  });
  return new Map(await Promise.all(assets));
};

/** The fonts of every branding, as `/fonts/<file>`; their file names carry the version of the family. */
export const readFonts = async (): Promise<Map<string, Asset>> => {
  const fonts = Object.entries(fontFiles).map(async ([name, path]): Promise<[string, Asset]> => [
    `/fonts/${name}`,
    toAsset(name, await readFile(path), {}, true),
  ]);
  return new Map(await Promise.all(fonts));
};

/** Sends an asset: compressed as the browser likes it, or 304 when it has it already. */
export const sendAsset = (request: FastifyRequest, reply: FastifyReply, asset: Asset): FastifyReply => {
  reply.header('etag', asset.etag).header('vary', 'accept-encoding');
  reply.header('cache-control', asset.immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (request.headers['if-none-match'] === asset.etag) return reply.status(304).send();
  const encoding = chooseEncoding(request, (name) => asset.packed[name] !== undefined);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type(asset.type).send(encoding ? asset.packed[encoding] : asset.plain);
};
