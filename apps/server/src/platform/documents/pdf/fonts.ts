import { createRequire } from 'node:module';
import { openSync } from 'fontkit';
import type { PaperFont } from '../look.ts';

/** One font file, and the characters it has. */
export interface Face {
  path: string;
  has: (character: string) => boolean;
}

const { resolve } = createRequire(import.meta.url);
const weights = [100, 200, 300, 400, 500, 600, 700, 800, 900];

const find = (family: string, subset: string, weight: number): string | undefined => {
  const id = family.toLowerCase().replaceAll(' ', '-');
  const nearest = weights.toSorted((a, b) => Math.abs(a - weight) - Math.abs(b - weight));
  for (const candidate of nearest)
    try {
      return resolve(`@fontsource/${id}/files/${id}-${subset}-${candidate}-normal.woff`);
    } catch {
      // This weight is not made; the next nearest may be.
    }
  return undefined;
};

const open = (path: string): Face => {
  const font = openSync(path);
  const known = new Set('characterSet' in font ? font.characterSet : []);
  return { path, has: (character) => known.has(character.codePointAt(0) ?? 0) };
};

/** Letters that a partner's family lacks are set in Inter. */
const wide = ['latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'];

/** Files for a font, the partner's own family first. A file is opened only where those before it lack a character. */
export const facesOf = ({ family, weight }: PaperFont): (() => Face)[] => {
  const own = ['latin', 'latin-ext'].map((subset) => find(family, subset, weight));
  const others = ['latin', ...wide].map((subset) => find('Inter', subset, weight));
  return [...own, ...others]
    .filter((path) => path !== undefined)
    .map((path) => {
      let face: Face | undefined;
      return () => (face ??= open(path));
    });
};
