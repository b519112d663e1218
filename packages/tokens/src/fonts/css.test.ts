import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { themes } from '../themes/index.ts';
import { fontCss } from './css.ts';
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
  expect(css.match(/font-display:swap/g)).toHaveLength(2);
});
