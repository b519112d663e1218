import sql from 'sql-template-tag';
import type { SellerScope } from '../../../domain/scope.ts';
import { isOwn } from '../service.ts';
import { writeGtins as writeCells } from '../gtins.ts';
import type { ProductInput } from './types.ts';

type Texts = ProductInput['name'];

/** Texts as they are stored: a language without words reads the English ones, so these are always there. */
export const stored = (texts: Texts): Texts => {
  const given = Object.entries(texts).filter(([, text]) => text !== '');
  return { en: given[0]?.[1] ?? '', ...Object.fromEntries(given) };
};

export const hasWords = (texts: Texts): boolean => Object.values(texts).some((text) => text !== '');

const json = (value: unknown): string => JSON.stringify(value);

const fieldsOf = (input: ProductInput) => ({
  collection_id: input.collection_id,
  segment_id: input.segment_id,
  category_id: input.category_id,
  size_chart_id: input.size_chart_id,
  name: stored(input.name),
  reference_code: input.reference_code,
  description: stored(input.description),
  details: input.details.map(stored),
  tags: input.tags,
  delivery_days: input.delivery_days,
  ship_msg: hasWords(input.ship_msg) ? stored(input.ship_msg) : null,
  minimum_quantity: input.minimum_quantity,
  maximum_quantity: input.maximum_quantity,
});

const columns = sql`collection_id, segment_id, category_id, size_chart_id, name, reference_code, description, details, tags,
  delivery_days, ship_msg, minimum_quantity, maximum_quantity`;
const typed = sql`(collection_id int, segment_id int, category_id int, size_chart_id int, name jsonb, reference_code text,
  description jsonb, details jsonb, tags text[], delivery_days int, ship_msg jsonb, minimum_quantity int, maximum_quantity int)`;

/** Gives the number of the new product. */
export const insertProduct = async ({ db, account, viewer }: SellerScope, input: ProductInput): Promise<number> => {
  const [row] = await db.query<{ id: number }>(sql`
    insert into product (account_id, brand_id, position, ${columns})
    select ${account.id}, ${viewer.brandId},
      (select coalesce(max(position), 0) + 1 from product where collection_id = ${input.collection_id}), ${columns}
    from json_to_record(${json(fieldsOf(input))}::json) as given${typed} returning id`);
  if (!row) throw new Error('The product was not written.');
  return row.id;
};

export const updateProduct = async (scope: SellerScope, id: number, input: ProductInput): Promise<void> => {
  await scope.db.query(sql`
    update product p set version = p.version + 1, collection_id = given.collection_id, segment_id = given.segment_id,
      category_id = given.category_id, size_chart_id = given.size_chart_id, name = given.name, reference_code = given.reference_code,
      description = given.description, details = given.details, tags = given.tags, delivery_days = given.delivery_days,
      ship_msg = given.ship_msg, minimum_quantity = given.minimum_quantity, maximum_quantity = given.maximum_quantity
    from json_to_record(${json(fieldsOf(input))}::json) as given${typed}
    where p.id = ${id} and ${isOwn(scope, sql`p`)}`);
};

const colourRecord = sql`c(id int, label jsonb, color text, extra_color text, texture text, position int)`;

/** Updates colours that have an id, adds the others, and removes those that are missing. */
export const writeColours = async (
  { db, account }: SellerScope,
  id: number,
  given: ProductInput['colours'],
): Promise<void> => {
  const colours = given.map((colour, position) => ({ ...colour, label: stored(colour.label), position: position + 1 }));
  const kept = given.flatMap(({ id: known }) => known ?? []);
  await db.query(sql`delete from variation where product_id = ${id} and not (id = any(${kept}::int[]))`);
  await db.query(sql`
    update variation v set label = c.label, color = c.color, extra_color = c.extra_color, texture = c.texture, position = c.position
    from json_to_recordset(${json(colours)}::json) as ${colourRecord}
    where v.product_id = ${id} and v.id = c.id`);
  await db.query(sql`
    insert into variation (account_id, product_id, label, color, extra_color, texture, position)
    select ${account.id}, ${id}, c.label, c.color, c.extra_color, c.texture, c.position
    from json_to_recordset(${json(colours)}::json) as ${colourRecord}
    where c.id is null order by c.position`);
};

/** Writes the sizes. A size that is new to a colour is not limited until its stock is set. */
export const writeSizes = async ({ db }: SellerScope, id: number, sizes: readonly number[]): Promise<void> => {
  await db.query(sql`delete from product_size where product_id = ${id} and not (size_id = any(${sizes}::int[]))`);
  await db.query(sql`
    insert into product_size (product_id, size_id) select ${id}, size_id from unnest(${sizes}::int[]) size_id on conflict do nothing`);
  await db.query(sql`
    delete from stock using variation v
    where v.id = stock.variation_id and v.product_id = ${id} and not (stock.size_id = any(${sizes}::int[]))`);
  await db.query(sql`
    insert into stock (variation_id, size_id, quantity)
    select v.id, size_id, null from variation v, unnest(${sizes}::int[]) size_id where v.product_id = ${id} on conflict do nothing`);
};

/** Writes the GTINs of the colours that name theirs, once colours and sizes are written. */
export const writeGtins = async (
  scope: SellerScope,
  id: number,
  { colours, size_ids }: ProductInput,
): Promise<void> => {
  if (colours.every(({ gtins }) => gtins === undefined)) return;
  const ids = await scope.db.query<{ id: number }>(sql`
    select id from variation where product_id = ${id} order by position`);
  const cells = colours.flatMap(({ gtins }, at) => {
    const codes = new Map(gtins?.map(({ size_id, code }) => [size_id, code]));
    return gtins ? size_ids.map((size) => ({ variation: ids[at]?.id ?? 0, size, code: codes.get(size) ?? null })) : [];
  });
  await writeCells(scope, cells);
};

/** Writes the prices. A collection offers every list in which one of its products has a price. */
export const writePrices = async ({ db }: SellerScope, id: number, given: ProductInput['prices']): Promise<void> => {
  const prices = given.map(({ pricelist_id, wholesale, retailer }) => ({
    pricelist_id,
    wholesale: Math.round(wholesale * 100),
    retailer: Math.round(retailer * 100),
  }));
  const lists = given.map(({ pricelist_id }) => pricelist_id);
  await db.query(sql`delete from price where product_id = ${id} and not (pricelist_id = any(${lists}::int[]))`);
  await db.query(sql`
    insert into price (pricelist_id, product_id, wholesale_cents, retailer_cents)
    select pricelist_id, ${id}, wholesale, retailer
    from json_to_recordset(${json(prices)}::json) as p(pricelist_id int, wholesale int, retailer int) order by 1
    on conflict (pricelist_id, product_id) do update set wholesale_cents = excluded.wholesale_cents, retailer_cents = excluded.retailer_cents`);
  await db.query(sql`
    insert into collection_pricelist (collection_id, pricelist_id)
    select p.collection_id, price.pricelist_id from product p join price on price.product_id = p.id where p.id = ${id}
    on conflict do nothing`);
};

export const updateActive = async (scope: SellerScope, id: number, isActive: boolean): Promise<void> => {
  await scope.db.query(sql`
    update product set is_active = ${isActive}, version = version + 1 where id = ${id} and ${isOwn(scope)}`);
};
