import { contract } from '@vitrine/api';
import { fixtures, mockCall } from '@vitrine/api/testing';

const [, favorite, ...rest] = fixtures.listing.results;
if (!favorite) throw new Error('The listing of the fixtures has fewer than two products.');
export const marked = favorite;
export const others = rest;

export const recent = mockCall(contract.products.recent, { status: 200, data: { data: others.slice(0, 4) } });
