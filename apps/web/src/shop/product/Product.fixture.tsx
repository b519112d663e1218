import { fixtures } from '@vitrine/api/testing';

export const already = 'THIS PRODUCT IS ALREADY IN YOUR CART.';

export const product = fixtures.product(101);

export const oneVariation = { ...product, variations: product.variations.slice(0, 1) };

/** In more than one price list: the only one there is needs no choice (D-101). */
export const inTwoLists = {
  ...product,
  pricelists: product.pricelists.flatMap((entry) => [
    entry,
    { ...entry, pricelist: { id: 2, name: 'EUR Landed', currency: 'EUR' } },
  ]),
};
