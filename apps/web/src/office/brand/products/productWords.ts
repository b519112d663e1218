import type { BrandProduct, ProductChoices } from '@vitrine/api/client';
import type { ProductInput } from './productDraft.ts';

interface Choice {
  id: number;
  name: string;
}

const nameOf = (choices: readonly Choice[], wanted: number | null): string =>
  wanted === null ? '' : (choices.find(({ id }) => id === wanted)?.name ?? String(wanted));

/** A product with names in place of ids, so that people can compare two of them. */
export const productWords = (
  product: ProductInput & Partial<Pick<BrandProduct, 'is_active'>>,
  known: ProductChoices,
) => ({
  reference_code: product.reference_code,
  name: product.name,
  description: product.description,
  details: product.details,
  tags: product.tags.join(', '),
  collection_id: nameOf(known.collections, product.collection_id),
  segment_id: nameOf(known.segments, product.segment_id),
  category_id: nameOf(known.categories, product.category_id),
  size_chart_id: nameOf(known.size_charts, product.size_chart_id),
  size_ids: known.sizes
    .filter(({ id }) => product.size_ids.includes(id))
    .map(({ name }) => name)
    .join(', '),
  delivery_days: product.delivery_days,
  ship_msg: product.ship_msg,
  minimum_quantity: product.minimum_quantity,
  maximum_quantity: product.maximum_quantity,
  colours: product.colours.map(({ label, color, extra_color, texture, gtins = [] }) => ({
    label,
    color,
    extra_color,
    texture,
    gtins: gtins.map(({ size_id, code }) => `${nameOf(known.sizes, size_id)} ${code}`).join(', '),
  })),
  // A dot would part the name of the list from the field.
  prices: Object.fromEntries(
    product.prices.map(({ pricelist_id, wholesale, retailer }) => [
      nameOf(known.pricelists, pricelist_id).replaceAll('.', ' '),
      { wholesale, retailer },
    ]),
  ),
  is_active: product.is_active,
});
