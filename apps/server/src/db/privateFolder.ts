import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const folderMode = 0o700;
const fileMode = 0o600;

/** A start must not wait for a huge cache. The folder itself is closed first, so what is left over cannot be reached either. */
const mostEntries = 50_000;

const hasModes = process.platform !== 'win32';

/** Files and folders that this process creates from now on belong to its user alone. */
export const createPrivately = (): void => {
  if (hasModes) process.umask(0o077);
};

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** Closes the paths of one level; returns the folders among them, and pushes those that belong to another user to `refused`. */
const closeLevel = async (paths: readonly string[], refused: string[]): Promise<string[]> => {
  const folders = await Promise.all(
    paths.map(async (path) => {
      try {
        const found = await lstat(path);
        // What a link leads to may be anybody's.
        if (found.isSymbolicLink()) return [];
        const wanted = found.isDirectory() ? folderMode : fileMode;
        if ((found.mode & 0o777) !== wanted) await chmod(path, wanted);
        return found.isDirectory() ? [path] : [];
      } catch (error) {
        if (codeOf(error) !== 'ENOENT') refused.push(path);
        return [];
      }
    }),
  );
  return folders.flat();
};

const contentOf = (folder: string): Promise<string[]> =>
  readdir(folder).then(
    (names) => names.map((name) => join(folder, name)),
    () => [],
  );

/**
 * Lets only the owner into a folder and everything below it, folders before their content. Returns the paths that another user owns.
 * A missing folder is left missing. On Windows a file has the rights of its folder, so there is nothing to do.
 */
export const closeFolder = async (folder: string): Promise<string[]> => {
  const refused: string[] = [];
  if (!hasModes) return refused;
  await chmod(folder, folderMode).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') refused.push(folder);
  });
  const waiting = await contentOf(folder);
  for (let seen = 0; waiting.length > 0 && seen < mostEntries;) {
    const level = waiting.splice(0, 1000);
    seen += level.length;
    for (const below of await closeLevel(level, refused)) waiting.push(...(await contentOf(below)));
  }
  return refused;
};
