import { fixtures } from '@vitrine/api/testing';
import { expect, it } from 'vitest';
import { draftOf, inputOf } from './productDraft.ts';

it('an emptied price or number of days is sent as no number, never as 0 (D-067)', () => {
  const [product] = fixtures.catalogue.products;
  if (!product) throw new Error('the fixtures have a product');
  const draft = draftOf(product);
  const [list = ''] = Object.keys(draft.prices);
  const reading = { locale: 'en', pricelists: [] } as const;
  const sent = inputOf({ ...draft, days: '', prices: { [list]: { wholesale: '', retailer: '1,164.40' } } }, reading);
  expect(sent.prices).toEqual([{ pricelist_id: Number(list), wholesale: Number.NaN, retailer: 1164.4 }]);
  expect(sent.delivery_days).toBeNaN();
});
