import { fixtures } from '@vitrine/api/testing';

export const { results } = fixtures.listing;
export const orderable = results.filter((product) => !product.is_out_of_stock);
