import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ReadPicture } from '../../platform/documents/pdf/pictures.ts';
import { isKey } from '../../platform/files/files.ts';
import { createPictureCache } from './cache.ts';
import type { PictureCache } from './cache.ts';
import { readPicture } from './picture.ts';
import { edition } from './pictures.ts';

const drawn = '/media/drawn/';
const kept = '/media/files/';

const quality = 80;
const mostPixels = 40_000_000;
const megabyte = 1_048_576;

type Source = Pick<FastifyInstance, 'pictures' | 'platform'>;

const read = async ({ pictures, platform }: Source, path: string): Promise<Uint8Array | undefined> => {
  if (path.startsWith(kept)) {
    const key = path.slice(kept.length);
    return isKey(key) ? platform.files.get(key) : undefined;
  }
  const picture = path.startsWith(drawn) ? readPicture(path.slice(drawn.length)) : undefined;
  return picture && pictures.get(picture.key, { recipe: picture.recipe, width: picture.width });
};

/** Paper has no transparency, and PDF embeds JPEG as it is. */
const toJpeg = async (content: Uint8Array, width: number): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  return sharp(content, { limitInputPixels: mostPixels })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality })
    .toBuffer();
};

const caches = new WeakMap<Source['platform'], PictureCache>();

/** Photographs as documents embed them. A path never has another picture, so they are kept: decoding one takes as long as drawing two pages. */
const photographsOf = ({ platform }: Source): PictureCache => {
  const known = caches.get(platform);
  if (known) return known;
  const folder = join(platform.config.dataDir, 'cache', `paper-${edition}`);
  const cache = createPictureCache({ folder, memory: 4 * megabyte, disk: 512 * megabyte });
  caches.set(platform, cache);
  return cache;
};

/** Reads a picture by the path that rows and pages name, for documents. Nothing is fetched from elsewhere. */
export const imageReader =
  (source: Source): ReadPicture =>
  async (named, photograph) => {
    // A path may end in the point that stays in sight.
    const path = named.replace(/#.*/, '');
    if (photograph === undefined) return read(source, path);
    return photographsOf(source).get(`${path} ${photograph}`, async () => {
      const content = await read(source, path);
      if (!content) throw new Error(`There is no picture at ${path}.`);
      return toJpeg(content, photograph);
    });
  };
