import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';

const denied = { 401: s.problem, 403: s.problem };
const covers = ['D-049', 'E-19', 'E-20'];
const path = '/v1/admin/brand/facts';

/** What the signed-in brand says of itself beside its page. */
export const brandFacts = {
  read: defineCall({
    method: 'GET',
    path,
    access: 'seller',
    summary: 'Name, tags, description, segments, categories, terms and limits of the brand',
    covers,
    responses: { 200: s.dataOf(s.brandFacts), ...denied },
  }),
  save: defineCall({
    method: 'PUT',
    path,
    access: 'seller',
    right: 'owner',
    summary: 'Change them; a 409 carries the facts as somebody else has saved them meanwhile',
    covers,
    body: s.brandFactsInput.extend({ seen: s.version }),
    responses: {
      200: s.dataOf(s.brandFacts),
      ...denied,
      409: s.problem.extend({ current: s.brandFacts.optional() }),
      422: s.invalidInput,
    },
  }),
};
