import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { diskFiles } from '../../../platform/files/disk.ts';
import { slowDrawing } from '../../../testing/uploads/drawings.ts';
import { storeLogo } from './logo.ts';

it('A logo whose structure is simple and whose drawing never ends is refused in words, and the next one is drawn', async () => {
  const files = diskFiles(await mkdtemp(join(tmpdir(), 'vitrine-logo-')));
  const store = (content: string) => storeLogo({ language: 'en' }, files, Buffer.from(content));
  await expect(store(slowDrawing)).rejects.toThrow('takes too much time or memory');
  const plain = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect width="9" height="9"/></svg>';
  expect(await store(plain)).toMatch(/^\/media\/files\/logos\//);
});
