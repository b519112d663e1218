import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { families } from './families.ts';
import { fontFiles } from './files.ts';
import { measure } from './testing/measure.ts';

const rounded = (share: number): number => Number(share.toFixed(4));
const pathOf = (file: string): string => fontFiles[file] as string;

describe.each(Object.entries(families))('%s', (_, { files, metrics }) => {
  const file = pathOf(files[0]?.file as string);
  const { ascent, descent, width } = measure(file);

  it('has the heights and widths that its stand-in is cut to', () => {
    expect({ ascent: rounded(ascent), descent: rounded(descent) }).toEqual({
      ascent: metrics.ascent,
      descent: metrics.descent,
    });
    expect(rounded(width({ wght: 400, opsz: 16, wdth: 100 }))).toBe(metrics.width);
    expect(metrics.bold && rounded(width({ wght: 700, opsz: 48, wdth: 100 }))).toBe(metrics.bold);
    expect(metrics.expanded && rounded(width({ wght: 900, wdth: 125 }))).toBe(metrics.expanded);
  });

  it('is open, and small enough to arrive early', () => {
    expect(readFileSync(join(file, '../../LICENSE'), 'utf8')).toContain('SIL OPEN FONT LICENSE Version 1.1');
    // A face with a second axis carries its widths or optical sizes in the one file.
    expect(statSync(file).size).toBeLessThan(/-(wdth|opsz)-/.test(file) ? 96_000 : 64_000);
  });
});
