import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { openSync } from 'fontkit';
import type { PaperFont } from '../look.ts';

/** One font file, and the characters it has. */
export interface Face {
  path: string;
  has: (character: string) => boolean;
}

const { resolve } = createRequire(import.meta.url);
const weights = [100, 200, 300, 400, 500, 600, 700, 800, 900];

const installed = (find: () => string): string | undefined => {
  try {
    return find();
  } catch {
    // Not made in this weight, or not installed.
    return undefined;
  }
};

const fontsource = (family: string, subset: string, weight: number): string | undefined => {
  const id = family.toLowerCase().replaceAll(' ', '-');
  const nearest = weights.toSorted((a, b) => Math.abs(a - weight) - Math.abs(b - weight));
  for (const candidate of nearest) {
    const path = installed(() => resolve(`@fontsource/${id}/files/${id}-${subset}-${candidate}-normal.woff`));
    if (path) return path;
  }
  return undefined;
};

/** These packages name no files in their `exports`. */
const embedpdf = (script: string, file: string): string | undefined =>
  installed(() => join(dirname(resolve(`@embedpdf/fonts-${script}`)), '../fonts', file));

const open = (path: string): Face => {
  const font = openSync(path);
  const known = new Set('characterSet' in font ? font.characterSet : []);
  return { path, has: (character) => known.has(character.codePointAt(0) ?? 0) };
};

/** Letters that a partner's family lacks are set in Inter. */
const wide = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'];
const boldFrom = 600;

/** Files for the scripts that neither the partner's family nor Inter has, small ones first. Chinese is also Japanese. */
const scripts = (weight: number): (string | undefined)[] => {
  const cut = weight < boldFrom ? 'Regular' : 'Bold';
  return [
    embedpdf('arabic', `NotoNaskhArabic-${cut}.ttf`),
    embedpdf('hebrew', `NotoSansHebrew-${cut}.ttf`),
    fontsource('Noto Sans Thai', 'thai', weight),
    fontsource('Noto Sans Devanagari', 'devanagari', weight),
    fontsource('Noto Sans Symbols 2', 'symbols', weight),
    fontsource('Noto Emoji', 'emoji', weight),
    embedpdf('sc', `NotoSansHans-${cut}.otf`),
    embedpdf('kr', `NotoSansKR-${cut}.otf`),
  ];
};

/** Files for a font, the partner's own family first. A file is opened only where those before it lack a character. */
export const facesOf = ({ family, weight }: PaperFont): (() => Face)[] => {
  const own = ['latin', 'latin-ext'].map((subset) => fontsource(family, subset, weight));
  const others = wide.map((subset) => fontsource('Inter', subset, weight));
  return [...own, ...others, ...scripts(weight)]
    .filter((path) => path !== undefined)
    .map((path) => {
      let face: Face | undefined;
      return () => (face ??= open(path));
    });
};
