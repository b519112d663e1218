import { z } from 'zod';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';

const change = {
  access: 'session',
  params: z.object({ id: s.idParam }),
} as const;

const refused = { 401: s.problem, 403: s.problem, 404: s.problem };

/** Products that the people of a retailer marked; the whole company shares one list. */
export const favorites = {
  ids: defineCall({
    method: 'GET',
    path: '/v1/favorites/ids',
    access: 'session',
    summary: 'Ids of the favourite products of the retailer, newest first',
    covers: ['R-238'],
    responses: { 200: s.dataOf(z.array(s.id)), 401: s.problem, 403: s.problem },
  }),
  list: defineCall({
    method: 'GET',
    path: '/v1/favorites',
    access: 'session',
    summary: 'Favourite products that can be ordered, 24 a page, newest first, with the line sheets that they are in',
    covers: ['R-238', 'R-269', 'S-008'],
    query: z.object({ page: s.pageQuery }),
    responses: { 200: s.favoriteList, 401: s.problem, 403: s.problem },
  }),
  add: defineCall({
    ...change,
    method: 'PUT',
    path: '/v1/favorites/:id',
    summary: 'Mark a product; answers the ids of all favourites',
    covers: ['R-238'],
    responses: { 200: s.dataOf(z.array(s.id)), ...refused, 422: s.invalidInput },
  }),
  remove: defineCall({
    ...change,
    method: 'DELETE',
    path: '/v1/favorites/:id',
    summary: 'Take the mark from a product; answers the ids of the favourites that are left',
    covers: ['R-238'],
    responses: { 200: s.dataOf(z.array(s.id)), ...refused },
  }),
};
