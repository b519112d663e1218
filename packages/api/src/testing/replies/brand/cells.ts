import type { BrandProduct, CellChange, ProductCells } from '../../../entities.ts';
import type { Fixtures } from '../../fixtures/index.ts';
import { problem } from '../problem.ts';
import type { Replies } from '../replies.ts';

type Value = CellChange['value'];

const rowOf = (product: BrandProduct): ProductCells => ({
  id: product.id,
  reference_code: product.reference_code,
  name: product.name,
  collection_id: product.collection_id,
  segment_id: product.segment_id,
  category_id: product.category_id,
  delivery_days: product.delivery_days,
  minimum_quantity: product.minimum_quantity,
  maximum_quantity: product.maximum_quantity,
  is_active: product.is_active,
  prices: product.prices,
});

const priceOf = ({ prices }: ProductCells, list: number) => prices.find(({ pricelist_id }) => pricelist_id === list);

const valueOf = (row: ProductCells, field: string): Value => {
  const [name = '', key = '', kind = ''] = field.split('.');
  if (name === 'name') return row.name[key as 'en'] ?? '';
  if (name === 'prices') return priceOf(row, Number(key))?.[kind as 'wholesale'] ?? null;
  return row[name as 'delivery_days'];
};

const withPrice = (row: ProductCells, list: number, set: object): ProductCells['prices'] => [
  ...row.prices.filter(({ pricelist_id }) => pricelist_id !== list),
  { pricelist_id: list, wholesale: 0, retailer: 0, ...priceOf(row, list), ...set },
];

const withValue = (row: ProductCells, { field, value }: CellChange): ProductCells => {
  const [name = '', key = '', kind = ''] = field.split('.');
  if (name === 'name') return { ...row, name: { ...row.name, [key]: value } };
  if (name === 'prices') return { ...row, prices: withPrice(row, Number(key), { [kind]: value }) };
  return { ...row, [name]: value };
};

/** Cells of the catalogue remember what was set. */
export const brandCellReplies = ({ catalogue: { products, choices } }: Fixtures): Replies['brandCells'] => {
  let rows = products.map(rowOf).toSorted((a, b) => b.id - a.id);
  const find = (id: number) => rows.find((row) => row.id === id);
  return {
    list: () => ({ status: 200, data: { data: rows, next: null, collections: choices.collections } }),
    save: ({ body: { cells } }) => {
      const stale = cells.flatMap(({ product_id, field, value, seen }) => {
        const row = find(product_id);
        const current = row ? valueOf(row, field) : null;
        return current === seen || current === value ? [] : [{ product_id, field, current }];
      });
      if (stale.length > 0)
        return { status: 409, data: { ...problem('Somebody else has changed these cells.'), cells: stale } };
      for (const cell of cells) rows = rows.map((row) => (row.id === cell.product_id ? withValue(row, cell) : row));
      const changed = new Set(cells.map(({ product_id }) => product_id));
      return { status: 200, data: { data: rows.filter(({ id }) => changed.has(id)) } };
    },
  };
};
