import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const dist = new URL('../apps/web/dist/', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, dist), 'utf8');

/** Name and text of each notice. */
const notices = new Map(
  read('notices.txt')
    .split(/^-{80}$/m)
    .slice(1)
    .map((notice): [string, string] => {
      const [head = '', ...text] = notice.trim().split('\n');
      return [head, text.join('\n').trim()];
    }),
);
const allowed = /^(?:MIT|ISC|BSD-[23]-Clause|0BSD|Apache-2\.0|MPL-2\.0|OFL-1\.1)$/;
const names = [...notices.keys()].map((head) => head.split(' ')[0]);

describe('the notices of the built shop', () => {
  it('name the libraries in its scripts with version, licence and its text', () => {
    expect(names).toEqual(
      expect.arrayContaining([
        '@tanstack/react-query',
        'react',
        'react-aria',
        'react-dom',
        'react-intl',
        'react-router',
      ]),
    );
    expect(new Set(names).size).toBeGreaterThan(15);
    for (const [head, text] of notices) {
      const [, licences = ''] = /^\S+ \d+\.\d+\.\d\S* \((.+)\)$/.exec(head) ?? [];
      expect(
        licences.split(/[()]| OR | AND /).filter((id) => id !== '' && !allowed.test(id)),
        head,
      ).toEqual([]);
      expect(text.length, head).toBeGreaterThan(400);
    }
  });

  it('hold the open font licence of each family, and nothing that is only used to build', () => {
    const fonts = [...notices].filter(([head]) => head.startsWith('@fontsource'));
    expect(fonts.length).toBeGreaterThan(10);
    for (const [head, text] of fonts) expect(text, head).toContain('SIL OPEN FONT LICENSE');
    expect(names).not.toContain('vite');
  });

  it('are linked from the page and compressed like its scripts', () => {
    expect(read('index.html')).toContain('<link rel="license" href="/notices.txt">');
    expect(existsSync(new URL('notices.txt.br', dist))).toBe(true);
  });
});
