import { themes } from '@vitrine/tokens';
import { encodeShare } from '@vitrine/tokens/exchange';
import { expect, it } from 'vitest';
import type { BrandDraft, Look } from '../types.ts';
import { claimsToShare, decodeFragment, encodeFragment } from './share.ts';

const brandDraft = (name: string, hash: keyof typeof themes): BrandDraft => ({
  name,
  style: themes[hash],
  logo: { name: 'mark.png', src: 'data:image/png;base64,AAAA' },
  logoDark: null,
});

const languages = ['en', 'pt-BR'];
const look: Look = { viewer: 'seller', mode: 'dark', language: 'pt-BR', widths: [390, 768], vision: 'tritanopia' };

it('carries names, whole brandings and the look in a link; pictures stay behind', () => {
  const fragment = encodeFragment([brandDraft('Trópico & Cia. 100%', 'tropico'), brandDraft('B = b', 'signal')], look);
  expect(fragment).not.toContain('data:');
  expect(fragment.length).toBeLessThan(1000);
  expect(decodeFragment(`#${fragment}`, languages)).toEqual({
    brandDrafts: [
      { name: 'Trópico & Cia. 100%', style: themes.tropico, logo: null, logoDark: null },
      { name: 'B = b', style: themes.signal, logo: null, logoDark: null },
    ],
    look,
  });
});

it('reads the bare link of a branding too', () => {
  expect(decodeFragment(`#${encodeShare(themes.fjord)}`, languages)?.brandDrafts[0].style).toEqual(themes.fjord);
});

it('finds out wherever a link was cut off', () => {
  const fragment = encodeFragment([brandDraft('Fjord', 'fjord'), brandDraft('Signal', 'signal')], look);
  for (let length = 1; length < fragment.length; length += 1)
    expect(decodeFragment(fragment.slice(0, length), languages), `after ${length} letters`).toBeNull();
});

it('takes nothing unknown from a link, and leaves other fragments alone', () => {
  const style = encodeShare(themes.fjord);
  expect(decodeFragment(`look=king.dark.fr.1-2.x-ray&name=%00%E2%80%AEF&style=${style}`, languages)).toMatchObject({
    brandDrafts: [{ name: 'F' }],
    look: { mode: 'dark' },
  });
  expect(Object.keys(decodeFragment(`look=king.dark.fr.1-2.x&style=${style}`, languages)?.look ?? {})).toEqual([
    'mode',
  ]);
  expect(claimsToShare('#catalogue')).toBe(false);
  expect(claimsToShare(`#${style}`)).toBe(true);
  expect(claimsToShare('#look=x&style=1.a')).toBe(true);
});
