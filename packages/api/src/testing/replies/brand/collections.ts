import type { BrandCollection, CollectionProduct, ManyDone } from '../../../entities.ts';
import type { Fixtures } from '../../fixtures/index.ts';
import { framed } from '../framed.ts';
import { notFound, problem } from '../problem.ts';
import type { Replies } from '../replies.ts';
import { hasWords, staffPage } from '../staff/page.ts';

const viewOf = ({ is_active, is_archived }: BrandCollection) =>
  is_archived ? 'archived' : is_active ? 'active' : 'hidden';

const rowOf = ({ id, name, season, order_window_end, is_active, picture, products }: BrandCollection) => ({
  id,
  name: name.en ?? name.pt_BR ?? '',
  season,
  order_window_end,
  is_active,
  picture,
  products,
});

/** Collections remember what was changed. */
export const brandCollectionReplies = ({ brandCollections, listing }: Fixtures): Replies['brandCollections'] => {
  let collections = brandCollections;
  let products: readonly CollectionProduct[] = listing.results.slice(0, 8).map(({ id, name, reference_code }, at) => ({
    id,
    name,
    reference_code,
    picture: null,
    is_active: at !== 3,
  }));
  const change = (id: number, parts: Partial<BrandCollection>) => {
    collections = collections.map((one) => (one.id === id ? { ...one, ...parts, version: one.version + 1 } : one));
    const collection = collections.find((one) => one.id === id);
    return collection ? ({ status: 200, data: { data: collection } } as const) : notFound;
  };
  return {
    list: ({ query: { page, view = 'active', search } }) => {
      const { data, meta } = staffPage(
        collections.filter((one) => viewOf(one) === view && hasWords(search, one.name.en, one.season)).map(rowOf),
        page,
      );
      const count = (wanted: ReturnType<typeof viewOf>) => collections.filter((one) => viewOf(one) === wanted).length;
      const counts = { active: count('active'), hidden: count('hidden'), archived: count('archived') };
      return { status: 200, data: { data, meta: { ...meta, ...counts } } };
    },
    read: ({ params }) => {
      const collection = collections.find(({ id }) => id === params.id);
      return collection ? { status: 200, data: { data: collection } } : notFound;
    },
    add: ({ body }) => {
      const [{ picture } = { picture: '' }] = collections;
      const added = { ...body, id: 99, version: 1, is_archived: false, picture, products: 0, open_carts: 0 };
      collections = [...collections, added];
      return { status: 201, data: { data: added } };
    },
    save: ({ params, body: { seen, ...input } }) => {
      const current = collections.find(({ id }) => id === params.id);
      if (current && current.version !== seen)
        return { status: 409, data: { ...problem('Somebody else has changed this collection.'), current } };
      return change(params.id, input);
    },
    setPicture: ({ params, body }) => {
      const before = collections.find(({ id }) => id === params.id)?.picture ?? '';
      return change(params.id, { picture: framed(before, body) });
    },
    products: ({ params }) =>
      collections.some(({ id }) => id === params.id) ? { status: 200, data: { data: [...products] } } : notFound,
    setOrder: ({ params, body }) => {
      if (!collections.some(({ id }) => id === params.id)) return notFound;
      products = body.products.flatMap((id) => products.filter((product) => product.id === id));
      return { status: 200, data: { data: [...products] } };
    },
    setArchived: ({ params, body: { archived, seen } }) => {
      const current = collections.find(({ id }) => id === params.id);
      if (current && current.version !== seen)
        return { status: 409, data: { ...problem('Somebody else has changed this collection.'), current } };
      return change(params.id, { is_archived: archived, is_active: false });
    },
    moveMany: ({ body }) => {
      const answer: ManyDone = { done: [], left: [] };
      for (const { id, from, to } of body.collections) {
        const current = collections.find((one) => one.id === id);
        if (current && viewOf(current) === from) {
          change(id, { is_active: to === 'active', is_archived: to === 'archived' });
          answer.done.push(id);
        } else answer.left.push({ id, reason: 'Somebody else has changed this collection meanwhile.' });
      }
      return { status: 200, data: { data: answer } };
    },
  };
};
