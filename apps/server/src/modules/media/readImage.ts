import type { FastifyInstance } from 'fastify';
import { isKey } from '../../platform/files/files.ts';
import { readPicture } from './picture.ts';

const drawn = '/media/drawn/';
const kept = '/media/files/';

/** Reads a picture by the path that rows and pages name, for documents. Nothing is fetched from elsewhere. */
export const imageReader =
  ({ pictures, platform }: Pick<FastifyInstance, 'pictures' | 'platform'>) =>
  async (path: string): Promise<Uint8Array | undefined> => {
    if (path.startsWith(kept)) {
      const key = path.slice(kept.length);
      return isKey(key) ? platform.files.get(key) : undefined;
    }
    const picture = path.startsWith(drawn) ? readPicture(path.slice(drawn.length)) : undefined;
    return picture && pictures.get(picture.key, { recipe: picture.recipe, width: picture.width });
  };
