import { fixtures } from '@vitrine/api/testing';

export const already = 'THIS PRODUCT IS ALREADY IN YOUR CART.';

export const product = fixtures.product(101);

export const oneVariation = { ...product, variations: product.variations.slice(0, 1) };
