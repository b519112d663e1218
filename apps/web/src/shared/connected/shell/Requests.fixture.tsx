import { fixtures } from '@vitrine/api/testing';

export const waiting = { ...fixtures, connections: [...fixtures.requests, ...fixtures.connections] };
export const [first, second] = fixtures.requests.map(({ seller }) => seller.name);
