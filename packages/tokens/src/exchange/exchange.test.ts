import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Branding } from '../branding.ts';
import { anyBranding } from '../proof/testing/brandings.ts';
import { leafPaths } from '../repair/mend.ts';
import { themes } from '../themes/index.ts';
import * as exchange from './index.ts';
import { shareOrder } from './share.ts';
import { filed, formats, untouched } from './testing/formats.ts';

const brandings = fc.sample(anyBranding, 100).map(filed);

describe.each(formats)('%s', (_, write, read) => {
  it('loses nothing on the way there and back, for a hundred brandings (D-113)', () => {
    for (const style of brandings) expect(read(write(style))).toEqual({ ...untouched, branding: style });
  });

  it('is known by its content', () => {
    for (const style of Object.values(themes)) {
      expect(exchange.importAny(write(style))).toEqual({ ...untouched, branding: style, notes: [] });
      expect(exchange.importAny(`\n${write(style)}`).branding).toEqual(style);
    }
  });
});

it('carries every setting of a branding in a link, and appends new ones at the end', () => {
  expect([...leafPaths()].toSorted()).toEqual([...shareOrder].toSorted());
  expect(shareOrder.slice(0, 17).at(-1)).toBe('mode');
  for (const style of Object.values(themes)) expect(exchange.encodeShare(style)).toMatch(/^[\w.-]{1,260}$/);
});

it.each(['', '#', '1.abc', 'javascript:alert(1)', '#1.aaaaaa.%%%', '1.0.', 'x'.repeat(10_000)])(
  'says of the broken link %s that it is broken (D-113)',
  (fragment) => {
    expect(exchange.decodeShare(fragment)).toMatchObject({ branding: null, problems: [{ code: 'broken-link' }] });
  },
);

it('notices one letter lost or changed in a link (D-113)', () => {
  const whole = exchange.encodeShare(themes.tropico);
  for (let place = 0; place < whole.length; place += 1) {
    const shorter = whole.slice(0, place) + whole.slice(place + 1);
    expect(exchange.decodeShare(shorter).branding).toBeNull();
  }
});

const isWritten = (style: Branding): boolean => {
  try {
    return exchange.exportCss(style) !== '';
  } catch {
    return false;
  }
};

describe('hostile text', () => {
  const words = [
    'url(https://x)',
    '@import',
    '}',
    '{',
    '</style>',
    '*/',
    '"',
    "'",
    '\\',
    '<!--',
    ';',
    'expression(',
    '--x:',
  ];
  const hostile = fc
    .array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 5 })), { maxLength: 5 })
    .map((parts) => parts.join(''));

  it('never reaches CSS: a document that holds it is not written out (D-113)', () => {
    fc.assert(
      fc.property(
        fc.tuple(fc.constantFrom(...leafPaths()), hostile, fc.constantFrom(...brandings)),
        ([path, text, style]) => {
          const [group = '', name = '', inner] = path.split('.');
          const copy = JSON.parse(JSON.stringify(style)) as Record<string, Record<string, unknown>>;
          if (name === '') Object.assign(copy, { [group]: text });
          else if (inner === undefined) Object.assign(copy[group] ?? {}, { [name]: text });
          else Object.assign(copy[group] ?? {}, { [name]: { [inner]: text } });
          const { branding, repaired } = exchange.importBranding(JSON.stringify(copy));
          const safe = branding ?? repaired;
          expect(safe).not.toBeNull();
          expect(isWritten(copy as unknown as Branding)).toBe(branding !== null);
          expect(JSON.stringify(safe)).not.toMatch(/url\(|@|<\/|\*\/|expression|;/);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('writes CSS of nothing but declarations in three blocks (D-113)', () => {
    for (const style of brandings) {
      const css = exchange.exportCss(style);
      expect(css).not.toMatch(/url\(|@|<|\\/);
      expect(css.match(/[{}]/g)?.join('')).toBe('{}{}{}');
      expect(css.match(/\*\//g)).toHaveLength(1);
    }
  });
});
