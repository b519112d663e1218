import type { CallData, contract } from '@vitrine/api';
import { effectOf } from './merge.ts';
import type { OpenCart } from './openCart.ts';
import type { KnownProduct } from './repository.ts';
import type { DraftLine } from './types.ts';

type Draft = CallData<typeof contract.drafts.preImport>['purchase_order_drafts'][number];
type Comparison = Pick<Draft, 'lines' | 'unchanged' | 'conflicts'>;

interface Named {
  product: KnownProduct;
  variation: KnownProduct['variations'][number];
}

const namedIn = (products: readonly KnownProduct[]) => {
  const byId = new Map(products.map((product) => [product.id, product]));
  return ({ productId, variationId }: DraftLine): Named => {
    const product = byId.get(productId);
    const variation = product?.variations.find(({ id }) => id === variationId);
    if (!product || !variation) throw new Error('A line of a draft names no product that was read.');
    return { product, variation };
  };
};

const compareLine = (line: DraftLine, { product, variation }: Named, cart: OpenCart | undefined) => {
  const names = new Map(product.sizes.map(({ id, name }) => [id, name]));
  const of = {
    variation_id: variation.id,
    name: product.name,
    reference_code: product.reference_code,
    variation: variation.label,
  };
  const items = line.items.map((item) => ({ ...item, effect: effectOf(item), size: names.get(item.sizeId) ?? '' }));
  const sizes = items
    .filter(({ effect }) => effect === 'change')
    .map(({ size: name, quantity, seen }) => ({ name, quantity, in_cart: seen ?? null }));
  const conflicts = items
    .filter(({ effect }) => effect === 'conflict')
    .map(({ sizeId: size_id, size, exported = 0, seen, quantity }) => ({
      ...of,
      size_id,
      size,
      exported,
      in_cart: seen ?? 0,
      in_sheet: quantity,
    }));
  const isNoteKept = line.isNoteUnchanged || line.note === (cart?.notes.get(product.id) ?? '');
  const note = isNoteKept ? null : line.note;
  return { lines: sizes.length > 0 || note !== null ? [{ ...of, sizes, note }] : [], conflicts };
};

/** What a checked sheet changes in the open cart, what it leaves, and what both have changed. */
export const compare = (
  lines: readonly DraftLine[],
  products: readonly KnownProduct[],
  cart: OpenCart | undefined,
): Comparison => {
  const nameOf = namedIn(products);
  const compared = lines.map((line) => compareLine(line, nameOf(line), cart));
  return {
    lines: compared.flatMap((each) => each.lines),
    unchanged: compared.filter((each) => each.lines.length + each.conflicts.length === 0).length,
    conflicts: compared.flatMap((each) => each.conflicts),
  };
};
