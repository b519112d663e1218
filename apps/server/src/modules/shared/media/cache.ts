import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';

export interface PictureCache {
  /** The picture of a key, made by `make` when nobody asked for it yet. Two who ask at once wait for the same making. */
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer>;
}

interface CacheOptions {
  folder: string;
  /** Bytes kept in memory. */
  memory?: number;
  /** Bytes kept on disk before the folder is emptied. */
  disk?: number;
}

const megabyte = 1_048_576;

const sizeOf = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  let size = 0;
  for (const entry of entries)
    if (entry.isFile()) size += (await stat(join(entry.parentPath, entry.name)).catch(() => undefined))?.size ?? 0;
  return size;
};

const createDisk = (folder: string, capacity: number) => {
  let before: Promise<number> | undefined;
  let written = 0;
  const pathOf = (key: string): string => {
    const name = createHash('sha256').update(key).digest('hex');
    return join(folder, name.slice(0, 2), name);
  };
  return {
    get: (key: string): Promise<Buffer | undefined> => readFile(pathOf(key)).catch(() => undefined),
    put: async (key: string, picture: Buffer): Promise<void> => {
      // What earlier processes left is counted when the first picture is added.
      before ??= sizeOf(folder);
      written += picture.length;
      if ((await before) + written > capacity) {
        before = Promise.resolve(0);
        written = picture.length;
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
  memory = 24 * megabyte,
  disk = 1024 * megabyte,
}: CacheOptions): PictureCache => {
  const near = new LRUCache<string, Buffer>({ maxSize: memory, sizeCalculation: ({ length }) => length || 1 });
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
        near.set(key, found);
        return found;
      });
      making.set(key, picture);
      return picture.finally(() => making.delete(key));
    },
  };
};
