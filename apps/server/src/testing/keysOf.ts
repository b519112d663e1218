import type { Files } from '../platform/files/files.ts';

/** The keys of all files, in their order. */
export const keysOf = async (files: Files): Promise<string[]> => {
  const keys: string[] = [];
  for await (const key of files.list()) keys.push(key);
  return keys.toSorted();
};
