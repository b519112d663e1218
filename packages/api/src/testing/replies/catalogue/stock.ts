import type { ProductStock } from '../../../entities.ts';
import type { Fixtures } from '../../fixtures/index.ts';
import { notFound } from '../problem.ts';
import type { Replies } from '../replies.ts';

/** Stock of a product remembers what was set; the first size of each colour is limited. */
export const brandStockReplies = ({ catalogue: { products, choices } }: Fixtures): Replies['brandStock'] => {
  const set = new Map<string, number | null>();
  const stockOf = (id: number): ProductStock | undefined => {
    const product = products.find((one) => one.id === id);
    if (!product) return undefined;
    const sizes = choices.sizes
      .filter((size) => product.size_ids.includes(size.id))
      .map(({ id: size, name }) => ({ id: size, name }));
    const quantityOf = (colour: number, size: number, at: number) =>
      set.get(`${colour}:${size}`) ?? (at === 0 ? 24 : null);
    return {
      sizes,
      colours: product.colours.map((colour) => ({
        id: colour.id,
        name: colour.label.en ?? '',
        stock: sizes.map((size, at) => ({ size_id: size.id, quantity: quantityOf(colour.id, size.id, at) })),
      })),
    };
  };
  const answer = (id: number) => {
    const data = stockOf(id);
    return data ? { status: 200 as const, data: { data } } : notFound;
  };
  return {
    read: ({ params }) => answer(params.id),
    save: ({ params, body }) => {
      for (const { variation_id, size_id, quantity } of body.changes) set.set(`${variation_id}:${size_id}`, quantity);
      return answer(params.id);
    },
  };
};
