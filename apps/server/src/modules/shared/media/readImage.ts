import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { PaperForm, ReadPicture } from '../../../platform/documents/pdf/pictures.ts';
import { redrawOwn } from '../../../platform/pictures/redraw.ts';
import { isKey } from '../../../platform/files/files.ts';
import { createPictureCache } from './cache.ts';
import type { PictureCache } from './cache.ts';
import { readPicture } from './picture.ts';
import { edition } from './pictures.ts';

const drawn = '/media/drawn/';
const kept = '/media/files/';

const readable = ['webp', 'png', 'jpeg', 'svg'] as const;
/** Paper has no transparency, and PDF embeds JPEG as it is. */
const asPhotograph = (width: number) =>
  ({ rooms: [{ width }], as: { format: 'jpeg', options: { quality: 80 } }, ground: '#ffffff' }) as const;
const asLogo = {
  rooms: [{ width: 900, height: 300 }],
  as: { format: 'png', options: { compressionLevel: 9 } },
  enlarge: true,
  trim: true,
} as const;
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

const drawFor = async (content: Uint8Array, as: PaperForm): Promise<Buffer> => {
  const { drawn } = await redrawOwn({ content, readable, ...(as === 'logo' ? asLogo : asPhotograph(as)) });
  return Buffer.from(drawn[0]?.content ?? []);
};

const caches = new WeakMap<Source['platform'], PictureCache>();

/** Pictures as documents embed them. A path never has another picture, so they are kept: decoding one takes as long as drawing two pages. */
const drawnFor = ({ platform }: Source): PictureCache => {
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
  async (named, as) => {
    // A path may end in the point that stays in sight.
    const path = named.replace(/#.*/, '');
    if (as === undefined) return read(source, path);
    return drawnFor(source).get(`${path} ${as}`, async () => {
      const content = await read(source, path);
      if (!content) throw new Error(`There is no picture at ${path}.`);
      return drawFor(content, as);
    });
  };
