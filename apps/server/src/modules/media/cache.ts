import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface PictureCache {
  /** The picture of a key, made by `make` when nobody asked for it yet. Two who ask at once wait for the same making. */
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer>;
}

interface CacheOptions {
  folder: string;
  /** Bytes kept in memory. */
  memory?: number;
  /** Bytes written to disk by this process before the folder is emptied and begun anew. */
  disk?: number;
}

const megabyte = 1_048_576;

/** The least recently used leave first: a Map keeps the order in which keys were put. */
const createMemory = (capacity: number) => {
  const held = new Map<string, Buffer>();
  let size = 0;
  const drop = (key: string): void => {
    size -= held.get(key)?.length ?? 0;
    held.delete(key);
  };
  return {
    get: (key: string): Buffer | undefined => {
      const picture = held.get(key);
      if (!picture) return undefined;
      held.delete(key);
      held.set(key, picture);
      return picture;
    },
    put: (key: string, picture: Buffer): void => {
      drop(key);
      held.set(key, picture);
      size += picture.length;
      for (const oldest of held.keys()) {
        if (size <= capacity) break;
        drop(oldest);
      }
    },
  };
};

const createDisk = (folder: string, capacity: number) => {
  let written = 0;
  const pathOf = (key: string): string => {
    const name = createHash('sha256').update(key).digest('hex');
    return join(folder, name.slice(0, 2), name);
  };
  return {
    get: (key: string): Promise<Buffer | undefined> => readFile(pathOf(key)).catch(() => undefined),
    put: async (key: string, picture: Buffer): Promise<void> => {
      written += picture.length;
      if (written > capacity) {
        written = 0;
        await rm(folder, { recursive: true, force: true });
      }
      const path = pathOf(key);
      const draft = `${path}.${randomUUID()}`;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(draft, picture);
      await rename(draft, path);
    },
  };
};

/** Pictures in memory and on disk. A full or broken disk costs the cache, never the picture. */
export const createPictureCache = ({
  folder,
  memory = 96 * megabyte,
  disk = 1024 * megabyte,
}: CacheOptions): PictureCache => {
  const near = createMemory(memory);
  const far = createDisk(folder, disk);
  const making = new Map<string, Promise<Buffer>>();

  const find = async (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const kept = await far.get(key);
    if (kept) return kept;
    const picture = await make();
    await far.put(key, picture).catch(() => undefined);
    return picture;
  };

  return {
    get: (key, make) => {
      const held = near.get(key);
      if (held) return Promise.resolve(held);
      const underWay = making.get(key);
      if (underWay) return underWay;
      const picture = find(key, make).then((found) => {
        near.put(key, found);
        return found;
      });
      making.set(key, picture);
      return picture.finally(() => making.delete(key));
    },
  };
};
