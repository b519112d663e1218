import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { checkKey } from './files.ts';
import type { Files } from './files.ts';

/** Nothing there, a folder there, or a file where the key has a folder. */
const missingCodes: readonly unknown[] = ['ENOENT', 'EISDIR', 'ENOTDIR'];
const missing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && missingCodes.includes(error.code);

/** Files in a folder. A file appears whole or not at all. */
export const diskFiles = (folder: string): Files => {
  const pathOf = (key: string): string => join(folder, checkKey(key));
  return {
    put: async (key, content) => {
      const path = pathOf(key);
      const draft = `${path}.${randomUUID()}`;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(draft, content);
      await rename(draft, path);
    },
    get: (key) =>
      readFile(pathOf(key)).catch((error: unknown) => {
        if (missing(error)) return undefined;
        throw error;
      }),
    remove: (key) => rm(pathOf(key), { force: true }),
    exists: (key) =>
      access(pathOf(key)).then(
        () => true,
        () => false,
      ),
    url: (key) => `/media/files/${checkKey(key)}`,
  };
};
