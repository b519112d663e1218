import { expect, it } from 'vitest';
import { createMemoryStorage } from '../../../shared/config/storage.ts';
import { keepTyped, nothingTyped, readTyped } from './typedUnits.ts';

const place = { user: 7, brand: 'lume', product: 5, pricelist: 1 };
const units = { typed: { 10: { S: 3 } }, seen: { 10: { S: 0 } } };

it('Typed units come back for the same user, product and price list alone', () => {
  const tab = createMemoryStorage();
  keepTyped(tab, place, units);
  expect(readTyped(tab, place)).toEqual(units);
  for (const other of [{ user: 8 }, { product: 6 }, { pricelist: 2 }])
    expect(readTyped(tab, { ...place, ...other })).toEqual(nothingTyped);
});

it('Units typed before a price list is chosen go along to it, and are forgotten with it', () => {
  const tab = createMemoryStorage();
  keepTyped(tab, { ...place, pricelist: undefined }, { ...units, seen: {} });
  expect(readTyped(tab, place).typed).toEqual(units.typed);
  keepTyped(tab, place, nothingTyped);
  expect(tab.get('typedUnits')).toBeNull();
});
