import { expect, it } from 'vitest';
import { chooseEncoding } from './encodings.ts';

it('An answer is encoded as the browser likes it best', () => {
  const cases: [header: string | undefined, chosen: string | undefined][] = [
    [undefined, undefined],
    ['', undefined],
    ['gzip, deflate', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0.8,gzip;q=0.8', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0', undefined],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['br;q=0, *', 'gzip'],
    ['identity, gzip;q=0.5', undefined],
    ['BR ; q=0.5', 'br'],
    ['abr, gzipped', undefined],
  ];
  for (const [header, chosen] of cases)
    expect([header, chooseEncoding({ headers: { 'accept-encoding': header } })]).toEqual([header, chosen]);
});
