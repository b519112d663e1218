import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sizesOfEntries } from './build.ts';

const root = fileURLToPath(new URL('../../packages/ui/src', import.meta.url));

/** What an application adds by importing an entry of the library by itself: script and style, gzipped, in kB, without React. */
export const sizesOfLibrary = async (): Promise<Map<string, number>> => {
  const files = globSync('{components/*,commerce/*/*,sections/*}/index.ts', { cwd: root });
  const modules = Object.fromEntries(files.map((file) => [file.slice(0, -'/index.ts'.length), `${root}/${file}`]));
  const sizes = await sizesOfEntries(root, modules);
  return new Map([...sizes].map(([name, { js, css }]) => [name, js + css]));
};
