import { describe, expect, it } from 'vitest';
import { isEmail, isFacebook, isFilled, isHttpUrl, isInstagram, isText, isUrl, isYear, toWebsite } from './text.ts';

const accepts = (rule: (value: string) => boolean, values: string[]) => values.filter((value) => !rule(value));
const refuses = (rule: (value: string) => boolean, values: string[]) => values.filter((value) => rule(value));

describe('text', () => {
  it.each([
    ['V-033', 'text1', 3],
    ['V-034', 'text2', 8],
    ['V-035', 'text3', 1],
  ] as const)('%s: %s has at least %i characters', (_, rule, minimum) => {
    expect([minimum - 1, minimum].map((length) => isText(rule, 'x'.repeat(length)))).toEqual([false, true]);
    expect(isText(rule, ` ${'x'.repeat(minimum - 1)} `)).toBe(false);
  });

  it('is filled or not', () => {
    expect([undefined, null, '', '  ', 'x'].map(isFilled)).toEqual([false, false, false, false, true]);
  });
});

describe('e-mail (V-036)', () => {
  it('has something, @, something, a dot, something', () => {
    expect(accepts(isEmail, ['a@b.c', 'ana.prado+loja@aurora.com.br', 'ü@exämple.de'])).toEqual([]);
    expect(
      refuses(isEmail, [
        '',
        'a',
        'a@b',
        '@b.c',
        'a@.c',
        'a@b.',
        'a b@c.d',
        'a@b c.d',
        'a@b@c.d',
        ' a@b.c',
        `${'a'.repeat(260)}@b.c`,
      ]),
    ).toEqual([]);
  });

  it('is checked at once, however long', () => {
    expect(isEmail(`a@${'a.'.repeat(100_000)}`)).toBe(false);
  });
});

describe('addresses', () => {
  it('on Instagram carry scheme and host (V-037)', () => {
    expect(
      accepts(isInstagram, [
        'https://instagram.com/casamarola',
        'http://www.instagram.com/x',
        'https://instagram.com/',
      ]),
    ).toEqual([]);
    expect(
      refuses(isInstagram, [
        'instagram.com/x',
        'https://instagram.com',
        'https://instagram.com.evil.test/',
        'https://evil.test/instagram.com/',
        'https://instagram.com@evil.test/',
      ]),
    ).toEqual([]);
  });

  it('on Facebook may leave out the scheme (V-038)', () => {
    expect(
      accepts(isFacebook, ['facebook.com/casamarola', 'www.facebook.com/x', 'https://www.facebook.com/x']),
    ).toEqual([]);
    expect(
      refuses(isFacebook, [
        'facebook',
        'notfacebook.com/x',
        'https://facebook.com.evil.test/',
        'javascript:facebook.com',
      ]),
    ).toEqual([]);
  });

  it('on the web have a domain (V-039)', () => {
    expect(
      accepts(isUrl, [
        'casamarola.com',
        'https://loja.casamarola.com.br/a?b=c',
        'http://xn--mnchen-3ya.de',
        'https://münchen.de',
      ]),
    ).toEqual([]);
    expect(
      refuses(isUrl, [
        '',
        'casamarola',
        'http://',
        'https://localhost',
        'ftp://a.bc',
        'javascript:alert(1)',
        'https://a b.cd',
        'https://1.2.3.4',
        'https://user:pass@a.bc',
        'https:\\a.bc',
      ]),
    ).toEqual([]);
  });

  it('of the strict kind need the scheme', () => {
    expect([isHttpUrl('a.bc'), isHttpUrl('HTTPS://A.BC/x')]).toEqual([false, true]);
  });
});

describe('year (V-040)', () => {
  it('runs from 1951 to the current one (K-30, D-089)', () => {
    expect(['1949', '1950', '1951', '2026', '2027'].map((year) => isYear(year, 2026))).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
  });
  it('is a number of four figures', () => {
    expect(['', 'abcd', '19 99', '1999.5', '01999', '1e3'].map((year) => isYear(year, 2026))).toEqual(
      Array(6).fill(false),
    );
    expect(isYear(1999, 2026)).toBe(true);
  });
});

describe('what somebody wrote for a website', () => {
  it('becomes an address where it is a domain or a name on Instagram, and stays where it is neither', () => {
    expect(toWebsite(' casadaana.pt ')).toBe('https://casadaana.pt');
    expect(toWebsite('@casa.da_ana')).toBe('https://www.instagram.com/casa.da_ana');
    for (const kept of ['https://casadaana.pt/', 'casa da ana', 'casadaana', '', '@'])
      expect(toWebsite(kept)).toBe(kept);
  });
});
