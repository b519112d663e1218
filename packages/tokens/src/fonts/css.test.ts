import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { themes } from '../themes/index.ts';
import { fontCss } from './css.ts';
import { families } from './families.ts';
import { fontFiles } from './files.ts';

it('has every font file it names on disk', () => {
  for (const style of Object.values(themes))
    for (const [, file] of fontCss(style).matchAll(/\/fonts\/([^']+)'/g))
      expect(existsSync(fontFiles[file ?? ''] ?? '')).toBe(true);
});

it('swaps faces without moving the page: each has a stand-in of the same size', () => {
  const css = fontCss(themes.vitrine);
  expect(css).toContain("font-family:'Instrument Serif Fallback'");
  expect(css).toContain('size-adjust:84.14%');
  expect(css.match(/font-display:swap/g)).toHaveLength(4);
});

it('loads letters such as Ą, Ł and İ only where a page has them', () => {
  const css = fontCss({ ...themes.vitrine, type: { ...themes.vitrine.type, display: 'Inter', text: 'Inter' } });
  const files = Array.from(
    css.matchAll(/\/fonts\/inter-([a-z-]+)-wght[^}]*?(unicode-range:[^;}]*)?}/g),
    ([, subset, range]) => [subset, range !== undefined],
  );
  expect(files).toEqual([
    ['latin', false],
    ['latin-ext', true],
    ['cyrillic', true],
    ['greek', true],
    ['vietnamese', true],
  ]);
});

it('has every subset of a family that is wanted, with the range that its package says', () => {
  for (const [name, { files }] of Object.entries(families)) {
    const folder = dirname(dirname(fontFiles[files[0]?.file ?? ''] ?? ''));
    const known = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
    const wanted = ['latin-ext', 'cyrillic', 'greek', 'vietnamese'].filter((subset) => known[subset]);
    const ranges = files.flatMap(({ range }) => range ?? []);
    expect([name, ranges]).toEqual([name, wanted.map((subset) => known[subset])]);
  }
});
