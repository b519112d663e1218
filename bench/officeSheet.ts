import type { Database } from '@vitrine/server/bench';
import sql from 'sql-template-tag';

/** Lines of the sheet: each product has one for each of its colours. */
export const LINES = 20_000;
const COLOURS = 4;

/** Who imports it. */
export const seller = 'seller@vitrine.example';

interface Names {
  collection: string;
  category: string;
  segment: string;
  sizes: string[];
  list: string;
}

/** What the brand may name in a sheet. */
export const namesOf = async (db: Database): Promise<Names> => {
  const [names] = await db.query<Names>(sql`
    select c.name ->> 'en' as collection, (select name ->> 'en' from category where account_id = c.account_id order by id limit 1) as category,
      (select name ->> 'en' from segment where account_id = c.account_id order by id limit 1) as segment,
      (select name from pricelist where brand_id = c.brand_id and archived_at is null order by id limit 1) as list,
      array(select name from size where account_id = c.account_id and run = (select run from size where account_id = c.account_id order by id limit 1)
        order by position limit 4) as sizes
    from collection c where c.brand_id = (select seller_id from (select brand_id as seller_id from member where email = ${seller} order by id limit 1) m)
    order by c.id limit 1`);
  if (!names) throw new Error('The brand has no collection.');
  return names;
};

const quoted = (value: string | number): string => `"${String(value).replaceAll('"', '""')}"`;

/** A row for each colour of 5,000 new products: texts, prices and stock of four sizes. */
export const sheetOf = ({ collection, category, segment, sizes, list }: Names, round: number): string => {
  const stocked = sizes.map((size) => `Stock ${size}`);
  const head = ['Reference', 'Product (English)', 'Description (English)', 'Collection', 'Category', 'Segment'];
  const labels = [
    ...head,
    'Days until delivery',
    'Sizes',
    'Colour',
    'Colour code',
    `Wholesale ${list}`,
    `Retail ${list}`,
  ];
  const rows = Array.from({ length: LINES }, (_, at) => {
    const product = Math.floor(at / COLOURS);
    const texts = [`BULK-${round}-${product}`, `Linen dress ${product}`, 'Cut from washed linen, with a wide collar.'];
    const place = [collection, category, segment, 20 + (product % 40), sizes.join(', ')];
    const colour = [`Colour ${at % COLOURS}`, '#b5573a', 40 + (product % 60), 90 + (product % 90)];
    return [...texts, ...place, ...colour, ...sizes.map((__, size) => (at + size) % 90)];
  });
  return [[...labels, ...stocked], ...rows].map((row) => row.map(quoted).join(',')).join('\n');
};
