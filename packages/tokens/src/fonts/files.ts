import { createRequire } from 'node:module';
import { families } from './families.ts';

const { resolve } = createRequire(import.meta.url);

/** Every font file by the name it is served under (`/fonts/<name>`), with its place on disk. Node only. */
export const fontFiles: Record<string, string> = Object.fromEntries(
  Object.values(families)
    .flatMap((family) => family.files)
    .map(({ file, module }) => [file, resolve(module)]),
);
