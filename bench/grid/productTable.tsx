import { DataGrid } from '@vitrine/ui/components/DataGrid';
import type { ProductCells } from '@vitrine/api/client';
import { useState } from 'react';
import { createIntl } from 'react-intl';
import catalogue from '../../apps/web/src/locales/en/brand/products.json' with { type: 'json' };
import { dataGridLabels } from '../../apps/web/src/office/brand/mappers/labels/dataGrid.ts';
import { columnsOf } from '../../apps/web/src/office/brand/mappers/productTable/columns.ts';
import { newSheet, withEdits } from '../../apps/web/src/office/brand/mappers/productTable/table.ts';

const intl = createIntl({ locale: 'en', messages: catalogue });
const t = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values);

const named = (count: number, word: string) =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `${word} ${at + 1}` }));

const choices = {
  collections: named(12, 'Collection').map((collection) => ({ ...collection, is_hidden: false })),
  segments: named(4, 'Segment'),
  categories: named(14, 'Category'),
  size_charts: [],
  sizes: [],
  pricelists: ['USD', 'BRL', 'EUR'].map((currency, at) => ({ id: at + 1, name: currency, currency })),
};

/** 5,000 products with three price lists. */
const products: ProductCells[] = Array.from({ length: 5000 }, (_, at) => ({
  id: at + 1,
  reference_code: `LU-${1000 + at}`,
  name: { en: `Linen dress ${at + 1}`, pt_BR: `Vestido de linho ${at + 1}` },
  collection_id: 1 + (at % 12),
  segment_id: 1 + (at % 4),
  category_id: 1 + (at % 14),
  delivery_days: 20 + (at % 40),
  minimum_quantity: null,
  maximum_quantity: null,
  is_active: true,
  prices: choices.pricelists.map(({ id }) => ({
    pricelist_id: id,
    wholesale: 40 + (at % 60),
    retailer: 90 + (at % 90),
  })),
}));

const columns = columnsOf({ choices, collections: choices.collections, language: 'en', t });
const table = { columns, locale: 'en' as const, t };
const labels = dataGridLabels(intl);

/** The table of products as the back office has it. */
export function ProductTable() {
  const [sheet, setSheet] = useState(() => newSheet(products, table));
  return (
    <DataGrid
      name="Products"
      {...{ columns, labels }}
      rows={sheet.shown}
      onEdit={({ edits }) => setSheet((before) => withEdits(before, edits, table))}
    />
  );
}
