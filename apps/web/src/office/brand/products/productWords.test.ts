import { createFixtures } from '@vitrine/api/testing';
import { expect, it } from 'vitest';
import { leafChanges } from '../../parts/mappers/leaves.ts';
import { productWords } from './productWords.ts';

const { choices, products } = createFixtures().catalogue;

it('Two products are compared by names, never by ids', () => {
  const [product] = products;
  if (!product) throw new Error('The fixtures have a product.');
  const [first, second] = choices.collections;
  const [list] = choices.pricelists;
  const before = { ...product, collection_id: first?.id ?? 0, prices: [] };
  const prices = [{ pricelist_id: list?.id ?? 0, wholesale: 10, retailer: 25 }];
  const after = { ...before, collection_id: second?.id ?? 0, prices, is_active: false };
  expect(leafChanges(productWords(before, choices), productWords(after, choices))).toEqual([
    { field: 'collection_id', before: first?.name, after: second?.name },
    { field: 'is_active', before: 'true', after: 'false' },
    { field: `prices.${list?.name}.wholesale`, before: undefined, after: '10' },
    { field: `prices.${list?.name}.retailer`, before: undefined, after: '25' },
  ]);
});
