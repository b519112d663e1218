import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

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
