import { fileAt } from '../../../../domain/content.ts';
import type { Language } from '../../../../domain/language.ts';
import { writeCsv } from '../../../../platform/documents/csv.ts';
import type { ShopifyRow } from './repository.ts';
import { shopifyColumns } from './shopifyColumns.ts';
import type { ShopifyColumn } from './shopifyColumns.ts';
import { t } from './words.ts';

type Fields = Partial<Record<ShopifyColumn, string | number>>;

/** Small letters, digits and dashes, as addresses have them. */
const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const handleOf = ({ name, reference_code }: ShopifyRow): string => slug(`${name} ${reference_code}`);

/** One product of a shop is one handle; the first of its rows also says what the product is. */
const productFields = (row: ShopifyRow, language: Language): Fields => ({
  Title: row.name,
  Description: row.description,
  Vendor: row.vendor,
  Type: row.category,
  Tags: row.tags.join(', '),
  // The retailer looks at a product before it goes on sale.
  'Published on online store': 'FALSE',
  Status: 'Draft',
  'Option1 name': t(language, 'colour'),
  'Option2 name': t(language, 'size'),
  'Gift card': 'FALSE',
});

const variantFields = (row: ShopifyRow, image: string): Fields => ({
  'URL handle': handleOf(row),
  SKU: [row.reference_code, row.colour, row.size].map((part) => slug(part).toUpperCase()).join('-'),
  Barcode: row.gtin ?? '',
  'Option1 value': row.colour,
  'Option2 value': row.size,
  Price: row.price === null ? '' : row.price.toFixed(2),
  'Cost per item': row.cost.toFixed(2),
  'Charge tax': 'TRUE',
  'Inventory tracker': 'shopify',
  'Inventory quantity': row.quantity,
  'Continue selling when out of stock': 'DENY',
  'Requires shipping': 'TRUE',
  'Fulfillment service': 'manual',
  'Variant image URL': image,
});

/** An order as Shopify's product CSV: what was ordered becomes drafts with stock, cost and recommended price. */
export const toShopifyCsv = (rows: readonly ShopifyRow[], origin: string, language: Language): Buffer => {
  const lines = [...Map.groupBy(rows, ({ product_id }) => product_id).values()].flatMap((product) => {
    const pictures: string[] = [];
    return product.map((row, index): Fields => {
      const image = new URL(fileAt(row.image, 1200), origin).href;
      const isNew = !pictures.includes(image);
      if (isNew) pictures.push(image);
      return {
        ...(index === 0 && productFields(row, language)),
        ...variantFields(row, image),
        ...(isNew && {
          'Product image URL': image,
          'Image position': pictures.length,
          'Image alt text': `${row.name}, ${row.colour}`,
        }),
      };
    });
  });
  return writeCsv([shopifyColumns, ...lines.map((fields) => shopifyColumns.map((column) => fields[column] ?? ''))]);
};
