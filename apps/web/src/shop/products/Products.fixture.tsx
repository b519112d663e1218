import { contract } from '@vitrine/api';
import { fixtures, mockCall } from '@vitrine/api/testing';
import { fn } from 'storybook/test';

export const asked = fn();

const euro = { id: 7, name: 'EUR Landed', currency: 'EUR' };
const [leading, second, ...others] = fixtures.listing.results;
if (!leading || !second) throw new Error('The listing of the fixtures has fewer than two products.');
export const first = leading;
export const lume = {
  ...second,
  seller: 'Lume',
  seller_id: 2,
  seller_slug: 'lume',
  pricelists: second.pricelists
    .slice(0, 1)
    .flatMap((entry) =>
      [euro, { ...euro, id: 9, name: 'BRL Landed', currency: 'BRL' }].map((pricelist) => ({ ...entry, pricelist })),
    ),
};

/** Products of two brands, of no one collection. */
const everyBrand = {
  ...fixtures.listing,
  results: [first, lume, ...others],
  meta: {
    ...fixtures.listing.meta,
    collections: [...fixtures.listing.meta.collections, { id: 51, name: 'Garden 27' }],
    sellers: [...fixtures.listing.meta.sellers, { id: 2, name: 'Lume', slug: 'lume' }],
    selected_seller: null,
    selected_collection: null,
  },
};

export const answer = mockCall(contract.products.list, ({ query }) => {
  asked(query);
  return { status: 200, data: everyBrand };
});
