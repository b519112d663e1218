import { mkdir, mkdtemp, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openIn, openToAll } from '../testing/privateFolders.ts';
import { closeFolder } from './privateFolder.ts';

const scratch = (): Promise<string> => mkdtemp(join(tmpdir(), 'vitrine-private-'));

describe.skipIf(process.platform === 'win32')('the data folder', () => {
  it('is closed again when an older version left it open', async () => {
    const folder = join(await scratch(), 'data');
    await mkdir(join(folder, 'files', 'logos'), { recursive: true });
    await writeFile(join(folder, 'files', 'logos', 'mark.webp'), 'picture');
    await openToAll(folder);
    expect(await openIn(folder)).toContain(`666 ${join(folder, 'files', 'logos', 'mark.webp')}`);
    expect(await closeFolder(folder)).toEqual([]);
    expect(await openIn(folder)).toEqual([]);
  });

  it('is closed without touching what a link in it leads to; a missing folder stays missing', async () => {
    const folder = await scratch();
    const elsewhere = join(await scratch(), 'notes.txt');
    await writeFile(elsewhere, 'mine', { mode: 0o644 });
    await symlink(elsewhere, join(folder, 'link'));
    expect(await closeFolder(folder)).toEqual([]);
    expect((await stat(elsewhere)).mode & 0o777).toBe(0o644);
    expect(await closeFolder(join(folder, 'missing'))).toEqual([]);
    expect(await readdir(folder)).toEqual(['link']);
  });
});
