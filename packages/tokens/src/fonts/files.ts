import { fileURLToPath } from 'node:url';
import { families } from './families.ts';

/** Every font file by the name it is served under (`/fonts/<name>`), with its place on disk. Node only. */
export const fontFiles: Record<string, string> = Object.fromEntries(
  Object.values(families)
    .flatMap((family) => family.files)
    .map(({ file, module }) => [file, fileURLToPath(import.meta.resolve(module))]),
);
