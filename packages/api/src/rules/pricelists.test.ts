import { expect, it } from 'vitest';
import { commonCurrency, decidePricelist } from './pricelists.ts';

it.each([
  [['PT'], 'EUR'],
  [['PT', 'ES'], 'EUR'],
  [['BR'], 'BRL'],
  [['PT', 'BR'], null],
  [['PT', 'JP'], null],
  [['JP'], null],
  [[], null],
])('a retailer in %j buys in %s', (countries, currency) => {
  expect(commonCurrency(countries)).toBe(currency);
});

it('a price list needs no choice if it is the only one, or the only one in the currency (D-101)', () => {
  const [usd, eur, winter] = [
    { id: 1, currency: 'USD' },
    { id: 2, currency: 'EUR' },
    { id: 3, currency: 'EUR' },
  ];
  expect(decidePricelist([usd], 'EUR')).toBe(usd);
  expect(decidePricelist([usd, eur], 'EUR')).toBe(eur);
  for (const [lists, currency] of [
    [[usd, eur, winter], 'EUR'],
    [[usd, eur], null],
    [[usd, eur], 'BRL'],
    [[{ id: 1 }, { id: 2 }], null],
    [[], 'EUR'],
  ] as const)
    expect(decidePricelist<{ id: number; currency?: string }>(lists, currency)).toBeUndefined();
});
