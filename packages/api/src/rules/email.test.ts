import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from './anyText.fixture.ts';
import { canonicalEmail } from './email.ts';
import { isEmail } from './text.ts';

describe('the canonical e-mail', () => {
  it.each([
    ['Buyer@Vitrine.Example', 'buyer@vitrine.example'],
    ['  buyer@vitrine.example\n', 'buyer@vitrine.example'],
    ['\u3000buyer@vitrine.example\u00a0', 'buyer@vitrine.example'],
    ['ｂｕｙｅｒ＠ｖｉｔｒｉｎｅ．ｅｘａｍｐｌｅ', 'buyer@vitrine.example'],
    ['buyer\u200b@vitrine\u00ad.example\ufeff', 'buyer@vitrine.example'],
    ['\u212Abuyer@vitrine.example', 'kbuyer@vitrine.example'],
    ['JOÃO@loja.example', 'joão@loja.example'],
    ['joa\u0303o@loja.example', 'joão@loja.example'],
  ])('of %j is %j', (spelling, canonical) => {
    expect(canonicalEmail(spelling)).toBe(canonical);
  });

  it('keeps letters apart that belong to different mailboxes', () => {
    const spellings = ['vitrine@a.example', 'vİtrine@a.example', 'vıtrine@a.example', 'vítrine@a.example'];
    expect(new Set(spellings.map(canonicalEmail)).size).toBe(spellings.length);
  });

  it('is its own canonical form, whatever was typed', () => {
    fc.assert(
      fc.property(anyText(60), (value) => {
        const once = canonicalEmail(value);
        return canonicalEmail(once) === once && canonicalEmail(` ${value}\t`) === once;
      }),
      { numRuns: 500 },
    );
  });

  it('is measured after it was made: a short spelling can have a long form', () => {
    const ligature = `${'\uFDFA'.repeat(20)}@b.example`;
    expect(ligature.length).toBeLessThan(254);
    expect(isEmail(canonicalEmail(ligature))).toBe(false);
  });

  it('has no control characters, which a database refuses (V-036)', () => {
    expect(['a\u0000b@c.example', 'a@b\u0007.example', '\ud800@b.example'].filter(isEmail)).toEqual([]);
  });
});
