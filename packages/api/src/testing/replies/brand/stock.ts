import type { BrandProduct, ProductStock, StockRow } from '../../../entities.ts';
import type { Fixtures } from '../../fixtures/index.ts';
import { notFound, problem } from '../problem.ts';
import type { Replies } from '../replies.ts';

/** What the sizes of a colour have at first, by its place: limited at the first size, partly sold out, few left, unlimited. */
const initial: readonly (readonly (number | null)[])[] = [
  [24, null, null],
  [0, 0, 120],
  [6, 18, 3],
  [null, null, null],
];

/** Every fourth product is sold at once, in sizes of another run. */
const isAtOnce = (at: number): boolean => at % 4 === 3;

/** Stock of products remembers what was set. */
export const brandStockReplies = ({ catalogue: { products, choices } }: Fixtures): Replies['brandStock'] => {
  const set = new Map<string, number | null>();
  const [resort, winter] = choices.collections.map(({ id, name }) => ({ id, name }));
  const sizesOf = (product: BrandProduct) =>
    choices.sizes.filter(({ id }) => product.size_ids.includes(id)).map(({ id, name }) => ({ id, name }));
  const quantityOf = (colour: number, size: number, before: number | null): number | null => {
    const key = `${colour}:${size}`;
    return set.has(key) ? (set.get(key) ?? null) : before;
  };
  const stockOf = (product: BrandProduct): ProductStock => {
    const sizes = sizesOf(product);
    const colours = product.colours.map(({ id, label }) => ({
      id,
      name: label.en ?? '',
      stock: sizes.map((size, at) => ({ size_id: size.id, quantity: quantityOf(id, size.id, at === 0 ? 24 : null) })),
    }));
    return { sizes, colours };
  };
  const rowsOf = (product: BrandProduct, at: number): StockRow[] => {
    const shoes = choices.sizes.filter(({ run }) => run === 'shoes');
    const sizes = isAtOnce(at) ? shoes : sizesOf(product);
    const stockIn = (colour: number, place: number) =>
      sizes.map(({ id }, column) => ({
        size_id: id,
        quantity: quantityOf(colour, id, initial[place % initial.length]?.[column] ?? null),
      }));
    return product.colours.map(({ id, label }, place) => ({
      variation_id: id,
      product_id: product.id,
      collection_id: (isAtOnce(at) ? winter?.id : undefined) ?? product.collection_id,
      reference_code: product.reference_code,
      name: product.name.en ?? '',
      colour: label.en ?? '',
      stock: stockIn(id, at + place),
    }));
  };
  const rows = () => products.filter(({ is_active }) => is_active).flatMap(rowsOf);
  const answer = (id: number) => {
    const product = products.find((one) => one.id === id);
    return product ? { status: 200 as const, data: { data: stockOf(product) } } : notFound;
  };
  return {
    read: ({ params }) => answer(params.id),
    save: ({ params, body }) => {
      for (const { variation_id, size_id, quantity } of body.changes) set.set(`${variation_id}:${size_id}`, quantity);
      return answer(params.id);
    },
    list: ({ query: { window } }) => {
      const chosen = window === 'at-once' ? winter : resort;
      const data = rows().filter(({ collection_id }) => window === undefined || collection_id === chosen?.id);
      const sizes = choices.sizes.map(({ id, name }) => ({ id, name }));
      const windows = [
        { start: null, end: null, collections: winter ? [winter] : [] },
        { start: '2027-02-01', end: '2027-03-31', collections: resort ? [resort] : [] },
      ];
      return { status: 200, data: { data, next: null, sizes, windows } };
    },
    saveCells: ({ body: { cells } }) => {
      const held = new Map(
        rows().flatMap((row) => row.stock.map((cell) => [`${row.variation_id}:${cell.size_id}`, cell.quantity])),
      );
      const stale = cells.flatMap(({ variation_id, size_id, quantity, seen }) => {
        const current = held.get(`${variation_id}:${size_id}`) ?? null;
        return current === seen || current === quantity ? [] : [{ variation_id, size_id, current }];
      });
      if (stale.length > 0)
        return { status: 409, data: { ...problem('An order has changed these cells.'), cells: stale } };
      for (const { variation_id, size_id, quantity } of cells) set.set(`${variation_id}:${size_id}`, quantity);
      const named = new Set(cells.map(({ variation_id }) => variation_id));
      return { status: 200, data: { data: rows().filter(({ variation_id }) => named.has(variation_id)) } };
    },
  };
};
