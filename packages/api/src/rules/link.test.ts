import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from './anyText.fixture.ts';
import { safeLink } from './link.ts';

const shop = 'https://shop.example';

const schemes = [
  ['javascript:', 'JaVaScRiPt:', 'java\tscript:', '\u0001javascript:', ' javascript:', 'javascript\n:', 'vbscript:'],
  ['data:text/html,', 'data:text/html;base64,', 'blob:', 'file:///', 'ftp://', 'mailto:', 'tel:', 'about:', 'ws://'],
  [
    '//',
    '///',
    '/\\',
    '\\\\',
    '\\/',
    '/\t/',
    '/\n/',
    '/\r/',
    '\t//',
    '/%2f',
    '/%2F',
    '/%5c',
    '/%252f',
    '/%00/',
    '/..//',
  ],
  ['https:', 'https:/', 'https:\\\\', 'http:////', 'https://a@', 'https://a:b@', 'https://%2f', 'HTTPS://', 'https://'],
  ['view-source:https://', 'intent://', 'x:', ':', '?', '#', '', '/', './', '../', '&#106;avascript:', '%6aavascript:'],
].flat();

const hostile = fc
  .tuple(
    fc.constantFrom(...schemes),
    fc.oneof(
      fc.constantFrom(
        'alert(1)',
        'evil.example',
        'evil.example/x',
        '127.0.0.1',
        '[::1]',
        'shop.example@evil.example',
        '.',
        '',
      ),
      anyText(12),
      fc.webUrl(),
    ),
    fc.constantFrom('', '\0', '\t', '\n', '\u0085', '\u2028', '%2f', '%0a', '?token=x', '#x'),
  )
  .map((parts) => parts.join(''));

describe('a link from data', () => {
  it('leads to a web address or a path of the shop, or nowhere, however it is written', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, anyText(10), fc.webUrl()), (given) => {
        const link = safeLink(given);
        if (link === null) return;
        // What a browser does with it as an `href`.
        const { protocol, username, password, origin } = new URL(link, shop);
        expect(['http:', 'https:']).toContain(protocol);
        expect([username, password]).toEqual(['', '']);
        // eslint-disable-next-line no-control-regex -- control characters are exactly what must not be there
        expect(link).not.toMatch(/[\s\\\u0000-\u001f\u007f-\u009f]/);
        expect(/^https?:\/\//i.test(link) || (link.startsWith('/') && origin === shop)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    'https://pay.example/order/1?x=1#y',
    'http://www.brand.example/',
    '/lume/collections?a=1#b',
    '/',
    'https://münchen.example/ä',
  ])('is followed as it is: %s', (link) => {
    expect(safeLink(link)).toBe(link);
  });

  it.each(
    [
      [
        'javascript:alert(1)',
        ' https://a.example',
        'data:text/html,x',
        '//evil.example',
        '/\\evil.example',
        '/%2fevil.example',
      ],
      [
        'https://a@evil.example',
        'https://a.example/\u0001',
        'https://a.example/\u0085',
        'mailto:a@b.example',
        '',
        null,
        undefined,
        7,
        {},
      ],
    ].flat(),
  )('is none: %j', (link) => {
    expect(safeLink(link)).toBeNull();
  });
});
