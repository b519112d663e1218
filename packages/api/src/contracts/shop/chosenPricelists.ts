import { z } from 'zod';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';

const change = {
  access: 'buyer',
  params: z.object({ slug: z.string().max(100) }),
} as const;

const refused = { 401: s.problem, 403: s.problem, 404: s.problem };

/** The price list in which a retailer buys from each brand; its people share the choices. */
export const chosenPricelists = {
  list: defineCall({
    method: 'GET',
    path: '/v1/pricelists/chosen',
    access: 'buyer',
    summary: 'Price lists that the retailer chose and is still offered, and the currency that it buys in',
    covers: ['D-101'],
    responses: { 200: s.dataOf(s.chosenPricelists), 401: s.problem, 403: s.problem },
  }),
  choose: defineCall({
    ...change,
    method: 'PUT',
    path: '/v1/pricelists/chosen/:slug',
    summary: 'Choose a price list of a brand; it takes the place of an earlier choice',
    covers: ['D-101', 'S-072'],
    body: z.object({ pricelist_id: s.id }),
    responses: { 200: s.dataOf(s.chosenPricelists), ...refused, 422: s.invalidInput },
  }),
  forget: defineCall({
    ...change,
    method: 'DELETE',
    path: '/v1/pricelists/chosen/:slug',
    summary: 'Forget the choice for a brand; also where there is none',
    covers: ['D-101', 'S-073'],
    responses: { 200: s.dataOf(s.chosenPricelists), ...refused },
  }),
};
