import { fixtures } from '@vitrine/api/testing';
import { expect, it } from 'vitest';
import { draftOf, inputOf } from './productDraft.ts';

it('an emptied price or number of days is sent as no number, never as 0 (D-067)', () => {
  const [product] = fixtures.catalogue.products;
  if (!product) throw new Error('the fixtures have a product');
  const draft = draftOf(product, 'en');
  const [list = ''] = Object.keys(draft.prices);
  const reading = { locale: 'en', pricelists: [] } as const;
  const sent = inputOf({ ...draft, days: '', prices: { [list]: { wholesale: '', retailer: '1,164.40' } } }, reading);
  expect(sent.prices).toEqual([{ pricelist_id: Number(list), wholesale: undefined, retailer: 1164.4 }]);
  expect(sent.delivery_days).toBeNaN();
});

it('prices are shown the way they are typed in the language, and read back as they were (D-067)', () => {
  const [product] = fixtures.catalogue.products;
  if (!product) throw new Error('the fixtures have a product');
  const prices = [{ pricelist_id: 7, wholesale: 1234.5, retailer: 68 }];
  const draft = draftOf({ ...product, prices }, 'pt-BR');
  expect(draft.prices).toEqual({ 7: { wholesale: '1234,5', retailer: '68' } });
  const reading = { locale: 'pt-BR', pricelists: [{ id: 7, currency: 'BRL' }] } as const;
  expect(inputOf(draft, reading).prices).toEqual(prices);
});

it('GTINs of sizes that the product does not have are not sent (D-048)', () => {
  const [product] = fixtures.catalogue.products;
  if (!product) throw new Error('the fixtures have a product');
  const draft = draftOf(product, 'en');
  const colours = draft.colours.map((colour) => ({ ...colour, gtins: { 1: '', 2: ' 036000291452 ', 99: '96385074' } }));
  const sent = inputOf({ ...draft, colours }, { locale: 'en', pricelists: [] });
  expect(sent.colours[0]?.gtins).toEqual([{ size_id: 2, code: '036000291452' }]);
});
