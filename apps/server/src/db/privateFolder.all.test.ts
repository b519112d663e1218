import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectPrivate, openIn, openToAll } from '../testing/privateFolders.ts';

describe.skipIf(process.platform === 'win32')('the data folder', () => {
  it('lets nobody but its owner in, from the first start on, and is closed again when an older version left it open', async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'vitrine-private-')), 'data');
    await expectPrivate(folder);
    await mkdir(join(folder, 'files', 'logos'), { recursive: true });
    await writeFile(join(folder, 'files', 'logos', 'mark.webp'), 'picture');
    await openToAll(folder);
    expect(await openIn(folder)).toContain(`666 ${join(folder, 'files', 'logos', 'mark.webp')}`);
    await expectPrivate(folder);
  });
});
