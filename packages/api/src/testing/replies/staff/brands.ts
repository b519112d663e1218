import { isReservedPageSlug, plainSlug } from '../../../rules/content.ts';
import { isReservedSlug } from '../../../rules/reservedSlugs.ts';
import type { ManyDone, StaffBrand } from '../../../entities.ts';
import type { Fixtures } from '../../fixtures/index.ts';
import { notFound, problem } from '../problem.ts';
import type { Replies } from '../replies.ts';
import { hasWords, staffPage } from './page.ts';

const newBrand = (id: number, name: string, slug: string, is_published: boolean): StaffBrand => ({
  id,
  name,
  slug,
  is_published,
  created_at: '2026-11-23T10:00:00Z',
  people: 1,
  collections: 0,
});

/** Applications and brands remember what was decided. */
export const staffBrandReplies = ({ staff, brandFacts }: Fixtures): Replies['staffBrands'] => {
  let { applications, brands } = staff;
  const take = (id: number) => {
    const found = applications.find((application) => application.id === id);
    applications = applications.filter((application) => application !== found);
    return found;
  };
  return {
    applications: ({ query: { page, search } }) => ({
      status: 200,
      data: staffPage(
        applications.filter(({ company, person }) => hasWords(search, company, person.email)),
        page,
      ),
    }),
    application: ({ params }) => {
      const found = applications.find(({ id }) => id === params.id);
      if (!found) return notFound;
      const same_name = brands.find(({ name }) => name === found.company) ?? null;
      return { status: 200, data: { data: { ...found, suggested_slug: plainSlug(found.company), same_name } } };
    },
    approve: ({ params, body }) => {
      const found = take(params.id);
      if (!found) return notFound;
      const known = 'brand_id' in body ? brands.find(({ id }) => id === body.brand_id) : undefined;
      const brand =
        known ??
        newBrand(
          900 + found.id,
          ...('name' in body
            ? ([body.name, body.slug, body.publish] as const)
            : ([found.company, plainSlug(found.company), true] as const)),
        );
      brands = [brand, ...brands.filter((other) => other !== known)];
      return { status: 200, data: { data: brand } };
    },
    refuse: ({ params }) => (take(params.id) ? { status: 204, data: undefined } : notFound),
    slug: ({ params: { slug }, query }) => {
      const valid = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug);
      const isReserved = query.for === 'page' ? isReservedPageSlug(slug) : isReservedSlug(slug);
      const taker = brands.some((brand) => brand.slug === slug)
        ? 'brand'
        : staff.content.some(({ name }) => name === slug)
          ? 'page'
          : null;
      const reason = valid ? (isReserved ? 'reserved' : taker) : 'invalid';
      return { status: 200, data: { data: { free: reason === null, reason } } };
    },
    list: ({ query: { page, view, search, slugs } }) => {
      const isPublished = (brand: StaffBrand) => brand.is_published;
      const found = brands
        .filter((brand) => !view || isPublished(brand) === (view === 'published'))
        .filter(({ name, slug }) => hasWords(search, name, slug))
        .filter(({ slug }) => slugs === undefined || slugs.split(',').includes(slug));
      const published = brands.filter(isPublished).length;
      const { data, meta } = staffPage(found, page);
      const counts = { published, unpublished: brands.length - published, applications: applications.length };
      return { status: 200, data: { data, meta: { ...meta, ...counts } } };
    },
    facts: ({ params }) => {
      const brand = brands.find(({ id }) => id === params.id);
      return brand ? { status: 200, data: { data: { ...brandFacts, name: brand.name } } } : notFound;
    },
    publish: ({ params, body: { is_published, seen } }) => {
      const current = brands.find(({ id }) => id === params.id);
      if (!current) return notFound;
      if (current.is_published !== seen)
        return { status: 409, data: { ...problem(`Somebody else has changed ${current.name} meanwhile.`), current } };
      const brand = { ...current, is_published };
      brands = brands.map((one) => (one === current ? brand : one));
      return { status: 200, data: { data: brand } };
    },
    publishMany: ({ body: { is_published, brands: chosen } }) => {
      const isSame = ({ id, seen }: (typeof chosen)[number]) =>
        brands.some((one) => one.id === id && one.is_published === seen);
      const answer: ManyDone = {
        done: chosen.filter(isSame).map(({ id }) => id),
        left: chosen
          .filter((one) => !isSame(one))
          .map(({ id }) => ({ id, reason: 'Somebody else has changed this brand meanwhile.' })),
      };
      brands = brands.map((one) => (answer.done.includes(one.id) ? { ...one, is_published } : one));
      return { status: 200, data: { data: answer } };
    },
  };
};
