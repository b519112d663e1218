import { parseIds } from '../../../rules/pages.ts';
import { pageSizes } from '../../../rules/constants.ts';
import type { Fixtures } from '../../fixtures/index.ts';
import { notFound } from '../problem.ts';
import type { Replies } from '../replies.ts';

const folded = (words: string): string =>
  words
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase();

const beginsWith = (name: string, letter: string): boolean => {
  const first = folded(name).charAt(0);
  return letter === '#' ? !/[a-z]/.test(first) : first === letter.toLowerCase();
};

/** The directory of retailers, narrowed as the server does. */
export const retailerReplies = (fixtures: Fixtures): Replies['retailers'] => ({
  list: ({ query: { page, letter, search = '', locations } }) => {
    const ids = parseIds(locations);
    const places = new Set(fixtures.locations.filter(({ id }) => ids.includes(id)).map(({ name }) => name));
    const found = fixtures.retailers
      .filter(({ name }) => !letter || beginsWith(name, letter))
      .filter(({ name }) => folded(name).includes(folded(search.trim())))
      .filter((retailer) => ids.length === 0 || retailer.locations.some(({ name }) => places.has(name)));
    const size = pageSizes.retailers;
    return {
      status: 200,
      data: { data: found.slice((page - 1) * size, page * size), meta: { total: found.length } },
    };
  },
  page: ({ params }) =>
    fixtures.retailers.some(({ id }) => id === params.id)
      ? { status: 200, data: { data: fixtures.retailerPage(params.id) } }
      : notFound,
});
