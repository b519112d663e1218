interface Identified {
  id: number;
}

/** Products in an order that was chosen by their ids. Those that it does not name stay behind the others, as they were. */
export const inOrder = <Product extends Identified>(
  products: readonly Product[],
  ids: readonly number[],
): readonly Product[] => {
  const byId = new Map(products.map((product) => [product.id, product]));
  const named = ids.flatMap((id) => byId.get(id) ?? []);
  return [...named, ...products.filter(({ id }) => !ids.includes(id))];
};

/** The ids with one of them at a place, from 1. */
export const movedTo = (ids: readonly number[], id: number, place: number): number[] =>
  ids.filter((each) => each !== id).toSpliced(place - 1, 0, id);
