import { fixtures } from '@vitrine/api/testing';

const [newest] = fixtures.brandCollections;
if (!newest) throw new Error('There are no collections.');
export const first = newest;
export const one = `/admin/brand/collections/${first.id}`;

const [leading, following] = fixtures.listing.results;
if (!leading || !following) throw new Error('There are no products.');
export const [firstProduct, secondProduct] = [leading, following];
