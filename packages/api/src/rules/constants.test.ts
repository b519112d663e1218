import { expect, it } from 'vitest';
import { companyType, heroTemplate } from '../schemas/index.ts';
import { companyTypes, DEFAULT_HERO_TEMPLATE, delays, languages, pageSizes, segmentIds } from './constants.ts';

it('delays are those of the specification (K-03, K-05, K-06, K-07, K-09, K-10, K-43, K-44, K-45, K-46, K-48, K-50, K-51)', () => {
  expect(Object.values(delays)).toEqual([1000, 3200, 30_000, 3000, 3000, 4000, 1000, 500, 300, 300, 1000, 4000, 5000]);
});

it('pages hold 12 products, 10 orders and 10 carts (K-39, K-42, D-082)', () => {
  expect(pageSizes).toEqual({ products: 12, orders: 10, carts: 10 });
});

it("the menu's segments have fixed ids (R-007, K-21)", () => {
  expect(segmentIds).toEqual({ women: 13, men: 14, children: 15, homeAndBeauty: 16 });
});

it('company types are the letters of the wire (K-22, K-23, E-17, R-085)', () => {
  expect(companyType.options).toEqual(Object.keys(companyTypes));
  expect(Object.values(companyTypes)).toEqual(['Retailer', 'Brand', 'Showroom', 'Distributor']);
});

it('English is the default, Brazilian Portuguese the second language (K-24, K-25, R-157)', () => {
  expect(languages).toEqual({ default: 'en', second: 'pt_BR' });
});

it('a hero without a template is a C (K-38, R-076)', () => {
  expect(heroTemplate.options).toContain(DEFAULT_HERO_TEMPLATE);
  expect(DEFAULT_HERO_TEMPLATE).toBe('C');
});
