import { access, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { checkKey, isKey } from './files.ts';
import type { Files } from './files.ts';

/** Nothing there, a folder there, or a file where the key has a folder. */
const missingCodes: readonly unknown[] = ['ENOENT', 'EISDIR', 'ENOTDIR'];
const missing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && missingCodes.includes(error.code);

/** What a file is called until it is whole. */
const draftName = /\.[0-9a-f]{8}-[0-9a-f-]{27}$/;

async function* keysBelow(folder: string, prefix = ''): AsyncGenerator<string> {
  const entries = await readdir(join(folder, prefix), { withFileTypes: true }).catch((error: unknown) => {
    if (missing(error)) return [];
    throw error;
  });
  for (const entry of entries) {
    const key = prefix + entry.name;
    if (entry.isDirectory()) yield* keysBelow(folder, `${key}/`);
    else if (entry.isFile() && isKey(key) && !draftName.test(key)) yield key;
  }
}

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
    list: () => keysBelow(folder),
    url: (key) => `/media/files/${checkKey(key)}`,
  };
};
