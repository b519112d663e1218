import type { BrandPricelist, PricelistAudience } from '../../../entities.ts';
import type { Fixtures } from '../../fixtures/index.ts';
import { mostRetailersShown } from '../../../rules/pricelists.ts';
import { notFound, problem } from '../problem.ts';
import type { Replies } from '../replies.ts';

interface Named {
  name: string;
}

const audienceOf = (named: readonly Named[], places: readonly Named[]) => ({
  retailers: named.length,
  first_retailers: named.slice(0, mostRetailersShown).map(({ name }) => name),
  locations: places.map(({ name }) => name),
});

/** Price lists of a brand remember what was done to them. */
export const brandPricelistReplies = ({ catalogue, retailers, locations }: Fixtures): Replies['brandPricelists'] => {
  const named = retailers.map(({ id, name }) => ({ id, name }));
  let lists = catalogue.choices.pricelists.map(({ id, name, currency }): BrandPricelist => ({
    id,
    version: 1,
    name,
    currency: currency === 'BRL' ? 'BRL' : 'USD',
    products: id === 1 ? catalogue.products.length : 0,
    open_carts: id === 1 ? 3 : 0,
    given_to: id === 1 ? 'chosen' : 'all',
    ...(id === 1 ? audienceOf(named.slice(0, 2), locations.slice(0, 1)) : audienceOf([], [])),
  }));
  let audience: PricelistAudience = {
    version: 1,
    name: lists[0]?.name ?? '',
    given_to: 'chosen',
    location_ids: locations.slice(0, 1).map(({ id }) => id),
    retailers: named.slice(0, 2),
  };
  const find = (id: number) => lists.find((list) => list.id === id);
  return {
    list: () => ({ status: 200, data: { data: lists } }),
    add: ({ body }) => {
      const list: BrandPricelist = {
        ...body,
        id: 99,
        version: 1,
        products: 0,
        open_carts: 0,
        given_to: 'all',
        ...audienceOf([], []),
      };
      lists = [...lists, list];
      return { status: 201, data: { data: list } };
    },
    rename: ({ params, body }) => {
      lists = lists.map((list) => (list.id === params.id ? { ...list, ...body } : list));
      const list = find(params.id);
      return list ? { status: 200, data: { data: list } } : notFound;
    },
    audience: ({ params }) => (find(params.id) ? { status: 200, data: { data: audience } } : notFound),
    give: ({ params, body: { given_to, location_ids, retailer_ids } }) => {
      if (!find(params.id)) return notFound;
      const chosen = named.filter(({ id }) => retailer_ids.includes(id));
      audience = { ...audience, version: audience.version + 1, given_to, location_ids, retailers: chosen };
      const places = locations.filter(({ id }) => location_ids.includes(id));
      lists = lists.map((list) =>
        list.id === params.id ? { ...list, version: list.version + 1, given_to, ...audienceOf(chosen, places) } : list,
      );
      return { status: 200, data: { data: audience } };
    },
    remove: ({ params, query }) => {
      const current = find(params.id);
      if (!current) return notFound;
      if (current.name !== query.name || current.products !== query.products || current.version !== query.seen)
        return { status: 409, data: { ...problem('Somebody else has changed this price list meanwhile.'), current } };
      lists = lists.filter(({ id }) => id !== params.id);
      return { status: 204, data: undefined };
    },
  };
};
