import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createPictureCache } from './cache.ts';

const scratch = (): Promise<string> => mkdtemp(join(tmpdir(), 'vitrine-cache-'));
const picture = () => Promise.resolve(Buffer.alloc(600));
const files = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;

describe('the cache of pictures', () => {
  it('forgets the least recently used when its memory is full', async () => {
    // A path below a file: nothing can be kept on disk.
    const cache = createPictureCache({ folder: join(process.execPath, 'none'), memory: 1500 });
    const made: string[] = [];
    const get = (key: string) =>
      cache.get(key, () => {
        made.push(key);
        return picture();
      });
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
    expect(made).toEqual(['a', 'b', 'c', 'b']);
  });

  it('empties its folder when that is full, what earlier processes left included', async () => {
    const folder = await scratch();
    const options = { folder, disk: 1500 };
    const first = createPictureCache(options);
    for (const key of ['a', 'b']) await first.get(key, picture);
    expect(await files(folder)).toBe(2);
    await createPictureCache(options).get('c', picture);
    expect(await files(folder)).toBe(1);
  });
});
