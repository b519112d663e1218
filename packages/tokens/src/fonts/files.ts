import { createRequire } from 'node:module';
import { families } from './families.ts';

const { resolve } = createRequire(import.meta.url);

/** Outside this repository an application installs the families that it serves, and no others. */
const find = (module: string): string | undefined => {
  try {
    return resolve(module);
  } catch {
    return undefined;
  }
};

/** Every installed font file by the name it is served under (`/fonts/<name>`), with its place on disk. Node only. */
export const fontFiles: Record<string, string> = Object.fromEntries(
  Object.values(families)
    .flatMap((family) => family.files)
    .flatMap(({ file, module }) => {
      const path = find(module);
      return path ? [[file, path]] : [];
    }),
);
