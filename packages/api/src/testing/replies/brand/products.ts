import type { BrandProduct, BrandProductRow } from '../../../entities.ts';
import type { Fixtures } from '../../fixtures/index.ts';
import { notFound, problem } from '../problem.ts';
import type { Replies } from '../replies.ts';
import { hasWords, staffPage } from '../staff/page.ts';

type Colour = BrandProduct['colours'][number];
type Input = Omit<BrandProduct, 'id' | 'version' | 'is_active' | 'colours' | 'prices'> & {
  prices: { pricelist_id: number; wholesale?: number | undefined; retailer?: number | undefined }[];
  colours: (Omit<Colour, 'id' | 'gtins'> & { id?: number | undefined; gtins?: Colour['gtins'] | undefined })[];
};

const stored = ({ colours, prices, ...input }: Input, base: number) => ({
  ...input,
  prices: prices.map(({ wholesale = 0, retailer = 0, ...of }) => ({ ...of, wholesale, retailer })),
  colours: colours.map((colour, at) => ({ ...colour, id: colour.id ?? base + at, gtins: colour.gtins ?? [] })),
});

const rowOf =
  ({ catalogue: { choices }, products }: Fixtures) =>
  (product: BrandProduct): BrandProductRow => {
    const [price] = product.prices;
    const list = choices.pricelists.find(({ id }) => id === price?.pricelist_id);
    return {
      id: product.id,
      name: product.name.en ?? '',
      reference_code: product.reference_code,
      collection: choices.collections.find(({ id }) => id === product.collection_id) ?? { id: 1, name: '' },
      is_active: product.is_active,
      colours: product.colours.length,
      sizes: product.size_ids.length,
      picture: products.find(({ id }) => id === product.id)?.images[0]?.picture_thumbnail ?? null,
      price: price && list ? { amount: price.wholesale, currency: list.currency } : null,
    };
  };

/** Products of a brand remember what was done to them. */
export const brandProductReplies = (fixtures: Fixtures): Replies['brandProducts'] => {
  let { products } = fixtures.catalogue;
  const find = (id: number) => products.find((product) => product.id === id);
  const change = (id: number, parts: Partial<BrandProduct>) => {
    products = products.map((one) => (one.id === id ? { ...one, ...parts, version: one.version + 1 } : one));
    const product = find(id);
    return product ? ({ status: 200, data: { data: product } } as const) : notFound;
  };
  return {
    list: ({ query: { page, view = 'active', collection, search } }) => ({
      status: 200,
      data: staffPage(
        products
          .filter(({ is_active }) => is_active === (view === 'active'))
          .filter(({ collection_id }) => collection === undefined || collection_id === collection)
          .filter(({ name, reference_code }) => hasWords(search, reference_code, ...Object.values(name)))
          .map(rowOf(fixtures)),
        page,
      ),
    }),
    choices: { status: 200, data: { data: fixtures.catalogue.choices } },
    read: ({ params }) => {
      const product = find(params.id);
      return product ? { status: 200, data: { data: product } } : notFound;
    },
    add: ({ body }) => {
      const product: BrandProduct = { ...stored(body, 9990), id: 999, version: 1, is_active: true };
      products = [product, ...products];
      return { status: 201, data: { data: product } };
    },
    save: ({ params, body: { seen, ...input } }) => {
      const current = find(params.id);
      if (current && current.version !== seen)
        return { status: 409, data: { ...problem('Somebody else has changed this product.'), current } };
      return change(params.id, stored(input, 8880));
    },
    changeMany: ({ body }) => {
      if (body.products.some(({ id }) => !find(id))) return notFound;
      for (const { id, to } of body.products) change(id, to);
      return { status: 200, data: { data: { changed: body.products.length } } };
    },
    setActive: ({ params, body: { active, seen } }) => {
      const current = find(params.id);
      if (current && current.version !== seen)
        return { status: 409, data: { ...problem('Somebody else has changed this product.'), current } };
      return change(params.id, { is_active: active });
    },
  };
};
