import { readFileSync } from 'node:fs';
import { at } from '../toolchain.mjs';
import type { PackageName } from './install.ts';

/** The files that a README prints, by the name written beside each block's language. */
export const filesIn = (name: PackageName): Record<string, string> => {
  const text = readFileSync(at('packages', name, 'README.md'), 'utf8');
  return Object.fromEntries(
    [...text.matchAll(/^```tsx? (\S+)\n(.*?)^```/gms)].map(([, file = '', code = '']) => [file, code]),
  );
};
