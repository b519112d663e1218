import { expect, it } from 'vitest';
import { contract } from '../contracts/index.ts';
import { isReservedSlug } from './reservedSlugs.ts';

const shopPaths = [
  '/brands',
  '/register',
  '/define-password',
  '/recovery/x',
  '/whoweare',
  '/hkhparis',
  '/connectedcollaboration',
  '/totheworld',
  '/project/x',
  '/newhome',
  '/categories',
  '/connections',
  '/pattern',
  '/products',
  '/product/1',
  '/cart',
  '/messages',
  '/order',
  '/createmyownlist/1',
  '/vincular/x',
  '/buyers',
  '/profile',
  '/account',
  '/brand/x',
];

const first = (path: string) => path.split('/')[1] ?? '';

it('no brand may take the first segment of a room of the shop (D-046)', () => {
  expect(shopPaths.map(first).filter((slug) => !isReservedSlug(slug))).toEqual([]);
});

it('no brand may take the first segment of a call of the API (D-046)', () => {
  const paths = Object.values(contract).flatMap((calls) => Object.values(calls).map(({ path }) => path));
  expect([...new Set(paths.map(first))].filter((slug) => !isReservedSlug(slug))).toEqual([]);
});

it('capitals do not get around it, and a brand is free to be itself (D-046)', () => {
  expect([isReservedSlug('Brands'), isReservedSlug('casa-marola'), isReservedSlug('brands-of-rio')]).toEqual([
    true,
    false,
    false,
  ]);
});
