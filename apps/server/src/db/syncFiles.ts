import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const sync = async (path: string, flags: 'r' | 'r+'): Promise<void> => {
  const file = await open(path, flags);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
};

/** Puts the names of a folder's files on the disk. Windows writes them with the files and opens no folder. */
export const syncFolder = async (path: string): Promise<void> => {
  if (process.platform !== 'win32') await sync(path, 'r');
};

const unlessGone = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'ENOENT') throw error;
};

/** Puts all files and folders below `path` on the disk, as they are now. What is deleted meanwhile needs no place there. */
export const syncTree = async (path: string): Promise<void> => {
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const below = join(path, entry.name);
    if (entry.isDirectory()) await syncTree(below).catch(unlessGone);
    else if (entry.isFile()) await sync(below, 'r+').catch(unlessGone);
  }
  await syncFolder(path);
};
