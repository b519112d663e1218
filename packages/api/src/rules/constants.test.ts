import { expect, it } from 'vitest';
import { companyType } from '../schemas/index.ts';
import { delays, pageSizes } from './constants.ts';
import { languageCodes, languageOfTag } from './languages.ts';

it('delays are those of the specification (K-03, K-04, K-11, K-43, K-44, K-45, K-46, K-47, K-50)', () => {
  expect(delays).toEqual({
    tokenLogin: 1000,
    definePassword: 1500,
    emailCheck: 1000,
    brandSearch: 1000,
    autocomplete: 500,
    activeOnlySwitch: 300,
    letterAnchor: 300,
    retailerSearch: 1000,
    banner: 4000,
  });
});

it('pages hold 12 products, 10 orders, 10 carts, 27 retailers and 20 messages, a line sheet 500 products (K-39, K-40, K-41, K-42, D-082)', () => {
  expect(pageSizes).toMatchObject({
    products: 12,
    lineSheet: 500,
    orders: 10,
    carts: 10,
    segmentBrands: 12,
    retailers: 27,
    connections: 50,
    messages: 20,
  });
});

it('company types are the letters of the wire (E-17)', () => {
  expect(companyType.options).toEqual(['b', 's', 'r', 'd']);
});

it('English is the default, Brazilian Portuguese the second language (K-24, K-25)', () => {
  expect(languageCodes).toEqual(['en', 'pt_BR']);
  expect(languageOfTag('fr')).toBe('en');
});
