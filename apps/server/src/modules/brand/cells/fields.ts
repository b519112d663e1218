import { brandPrice, productCells, productInput } from '@vitrine/api/schemas';
import type { z } from 'zod';
import type { CellChange, CellValue, Draft, Price, ProductCells } from './types.ts';

type Field = CellChange['field'];
type Plain = Exclude<Field, `name.${string}` | `prices.${string}`>;
type Language = keyof ProductCells['name'];

/** The parts of a field's name. */
const partsOf = (field: Field) => {
  const [name, key = '', amount = ''] = field.split('.');
  if (name === 'name') return { kind: 'name', language: key as Language } as const;
  if (name === 'prices') return { kind: 'price', list: Number(key), amount: amount as keyof Price } as const;
  return { kind: 'plain', field: field as Plain } as const;
};

/** The price list that a field belongs to. */
export const listOf = (field: Field): number | undefined => {
  const parts = partsOf(field);
  return parts.kind === 'price' ? parts.list : undefined;
};

export const draftOf = ({ prices, ...row }: ProductCells): Draft => ({
  ...row,
  prices: Object.fromEntries(
    prices.map(({ pricelist_id, wholesale, retailer }) => [pricelist_id, { wholesale, retailer }]),
  ),
});

const noPrice: Price = { wholesale: null, retailer: null };

/** What is in a cell: an absent name is empty, an absent price null. */
export const valueOf = (row: Draft, field: Field): CellValue => {
  const parts = partsOf(field);
  if (parts.kind === 'name') return row.name[parts.language] ?? '';
  if (parts.kind === 'price') return (row.prices[parts.list] ?? noPrice)[parts.amount];
  return row[parts.field];
};

/** Sets a cell to a value that its schema has accepted. */
export const setValue = (row: Draft, field: Field, value: CellValue): void => {
  const parts = partsOf(field);
  if (parts.kind === 'name') row.name = { ...row.name, [parts.language]: value };
  else if (parts.kind === 'price')
    row.prices[parts.list] = { ...(row.prices[parts.list] ?? noPrice), [parts.amount]: value };
  else Object.assign(row, { [parts.field]: value });
};

/** The rules of the product's form for one field. */
const schemaOf = (field: Field): z.ZodType<CellValue> => {
  const parts = partsOf(field);
  if (parts.kind === 'price') return brandPrice.shape[parts.amount].nullable();
  if (parts.kind === 'name') return productInput.shape.name.valueType;
  return parts.field === 'is_active' ? productCells.shape.is_active : productInput.shape[parts.field];
};

/** The value as it is kept, or what the product's form says of it. */
export const readValue = ({ field, value }: CellChange) => schemaOf(field).safeParse(value, { reportInput: true });
