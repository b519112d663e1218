import { themes } from '@vitrine/tokens';
import { exportBranding } from '@vitrine/tokens/exchange';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../../platform/catalogue.ts';
import { readDocument } from './document.ts';

const catalogue: Catalogue = {
  en: {
    'shell.terms': 'Terms of Use',
    'shell.copyright': '© {year} {name}',
    'cart.units': '{units, plural, one {# unit} other {# units}}',
  },
  pt_BR: { 'shell.terms': 'Termos de uso' },
};

const read = (document: unknown) => readDocument(document, catalogue);
const reasons = (document: unknown): string[] =>
  read(document).problems.map(({ path, message }) => `${path}: ${message}`);

describe('a branding file', () => {
  it('is a style alone, or any part of what an account looks like and says (E-16, D-113)', () => {
    expect(read(themes.signal).value).toEqual({ style: themes.signal });
    const document = {
      style: themes.petale,
      title: 'Pétale · counter',
      name: 'Pétale',
      logo: 'mark.svg',
      logo_dark: null,
      poweredByBlanc: false,
      language_code: 'pt_BR',
      texts: { 'shell.terms': 'BrandingDeps rules' },
    };
    expect(read({ $schema: './branding.schema.json', ...document }).value).toEqual(document);
    expect(read({ $schema: './branding.schema.json', ...themes.signal }).value).toEqual({ style: themes.signal });
    expect(read({}).value).toEqual({});
  });

  it('is a branding as the workshop exports it', () => {
    for (const style of Object.values(themes)) {
      const exported: unknown = JSON.parse(exportBranding(style));
      expect(read(exported).value).toEqual({ style });
      expect(read({ style: exported }).value).toEqual({ style });
    }
  });

  it('is refused with every reason at once and a repaired document that works (D-113)', () => {
    const { problems, repaired } = read({
      style: { ...themes.fjord, seeds: { ...themes.fjord.seeds, brand: 'rgb(31, 97, 132)' }, css: 'body{}' },
      titel: ' Fjord\n wholesale ',
      poweredByBlanc: 'false',
      language_code: 'pt-BR',
      colour: 'blue',
    });
    expect(problems.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'style.seeds.brand',
        'style.css',
        'titel',
        'title',
        'poweredByBlanc',
        'language_code',
        'colour',
      ]),
    );
    expect(repaired).toEqual({
      style: themes.fjord,
      title: 'Fjord wholesale',
      poweredByBlanc: false,
      language_code: 'pt_BR',
    });
    expect(read(repaired).problems).toEqual([]);
  });

  it('is refused when it is nothing of the kind', () => {
    for (const given of [null, 1, 'style', [], [themes.vitrine], undefined])
      expect(read(given).problems.length).toBeGreaterThan(0);
    expect(read({ title: '', name: 7, logo: 7, texts: [] }).problems).toHaveLength(4);
  });

  it('keeps a title on one line, without characters that turn the direction of writing', () => {
    expect(read({ title: 'A\u202Eb\u0000c' }).repaired).toEqual({ title: 'A b c' });
    expect(read({ title: 'A\ud800b' }).repaired).toEqual({ title: 'A b' });
    expect(read({ title: `${'A'.repeat(119)}👗` }).repaired).toEqual({ title: 'A'.repeat(119) });
    expect(read({ title: 'x'.repeat(121) }).repaired?.title).toHaveLength(120);
  });
});

describe('the sentences an account says differently (D-115)', () => {
  it('hold for every language or for one, with the placeholders of the original', () => {
    const texts = {
      'shell.terms': { en: 'BrandingDeps rules', pt_BR: 'Regras da casa' },
      'shell.copyright': '{name}, <b>since</b> {year}',
      'cart.units': '{units, plural, =0 {nothing} one {# piece} other {# pieces}}',
    };
    expect(read({ texts }).value).toEqual({ texts });
  });

  it('name the nearest sentence when there is none with their id', () => {
    const [problem] = read({ texts: { 'shell.tems': 'Rules' } }).problems;
    expect(problem).toMatchObject({ path: 'texts.shell.tems', suggestion: 'shell.terms' });
  });

  it.each([
    ['an open brace', { 'shell.terms': 'Rules {' }, 'braces'],
    ['an unknown placeholder', { 'shell.copyright': '{year} {nom}' }, 'This sentence knows: {year}, {name}'],
    ['a placeholder where there is none', { 'shell.terms': '{name}' }, 'This sentence knows: none'],
    ['a plural of a name', { 'shell.copyright': '{name, plural, other {#}}' }, 'cannot be formatted this way'],
    ['an unknown placeholder inside a plural', { 'cart.units': '{units, plural, other {{n}}}' }, '{n} is not known'],
    ['a number', { 'shell.terms': 7 }, 'in quotes'],
    ['an unknown language', { 'shell.terms': { fr: 'Conditions' } }, 'en, pt_BR'],
    ['too many letters', { 'shell.terms': 'x'.repeat(2001) }, 'at most 2000'],
  ])('are refused with %s, and left out of the repair', (_what, texts, reason) => {
    expect(reasons({ texts }).join()).toContain(reason);
    expect(
      read({ texts: { ...texts, 'shell.terms': 'Fine' } }).repaired ?? { texts: { 'shell.terms': 'Fine' } },
    ).toMatchObject({ texts: { 'shell.terms': 'Fine' } });
  });

  it('cannot be checked where no shop is built, and that is said', () => {
    expect(readDocument({ texts: { a: 'b' } }, undefined).problems[0]?.message).toContain('npm start');
    expect(readDocument({ texts: {} }, undefined).problems).toEqual([]);
  });
});
