import type { DirectoryBrand } from '../../../entities.ts';
import type { Fixtures } from '../../fixtures/index.ts';
import type { Replies } from '../replies.ts';
import { notFound } from '../problem.ts';

const namesOf = (given: string | string[] | undefined): string[] => [given ?? []].flat();

/** The first four brands take part in every event. */
const partOf = (names: readonly string[]): number => (names.length === 0 ? Infinity : 4);

export const landingReplies = (fixtures: Fixtures): Replies['landing'] => ({
  content: { status: 200, data: fixtures.landing },
  retailers: { status: 200, data: fixtures.landingRetailers },
  brands: ({ query }) => ({
    status: 200,
    data: { data: fixtures.landingBrands.slice(0, partOf(namesOf(query['events[]']))) },
  }),
  heroes: ({ query }) => {
    const names = namesOf(query['events[]']);
    const data = names.length === 0 ? fixtures.landing.hero : fixtures.eventHeroes(names);
    return { status: 200, data: { data } };
  },
  subscribe: { status: 201, data: { message: 'Thank you!' } },
  confirmSubscription: { status: 200, data: { message: 'Thank you for subscribing!' } },
  unsubscribe: { status: 200, data: { message: 'You are no longer on our list.' } },
});

/** Brands by name, then those with the word among their tags. */
export const findBrands = (brands: readonly DirectoryBrand[], search = ''): DirectoryBrand[] => {
  const typed = search.trim().toLowerCase();
  const has = ({ name }: { name: string }): boolean => name.toLowerCase().includes(typed);
  const selling = brands.flatMap((brand) => {
    const matched = brand.tags.filter(has).map(({ name }) => name);
    return has(brand) || matched.length === 0 ? [] : [{ ...brand, matched }];
  });
  return [...brands.filter(has), ...selling];
};

const directory = (brands: DirectoryBrand[]) => ({ status: 200, data: { data: { data: brands } } }) as const;

/** Search works on names and tags; the other filters answer as if they matched everything. */
export const brandReplies = (fixtures: Fixtures): Replies['brands'] => ({
  list: ({ query }) => directory(findBrands(fixtures.brands, query.search)),
  newest: directory(fixtures.brands.slice(0, 4)),
  featured: directory(fixtures.brands.slice(4, 8)),
  recentlyVisited: directory(fixtures.brands.slice(8, 11)),
  autocomplete: ({ query }) => ({
    status: 200,
    data: {
      data: findBrands(fixtures.brands, query.search)
        .slice(0, 8)
        .map(({ name, slug, matched }) => ({ name, slug, matched })),
    },
  }),
  segments: { status: 200, data: { data: { data: fixtures.filterOptions.segments } } },
  categories: { status: 200, data: { data: { data: fixtures.filterOptions.categories } } },
  showrooms: { status: 200, data: { data: { data: fixtures.filterOptions.showrooms } } },
  sellerCategories: { status: 200, data: { data: fixtures.categories } },
  page: ({ params }) =>
    fixtures.brands.some(({ slug }) => slug === params.slug)
      ? { status: 200, data: fixtures.brandPage(params.slug) }
      : notFound,
  collections: ({ params }) =>
    fixtures.brands.some(({ slug }) => slug === params.slug) ? { status: 200, data: fixtures.collections } : notFound,
});
