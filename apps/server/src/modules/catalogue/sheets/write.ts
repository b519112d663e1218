import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { languageCodes } from '@vitrine/api/rules';
import type { SellerScope } from '../../../domain/scope.ts';
import { isOwn } from '../../brandOffice/service.ts';
import type { PlannedProduct, Texts } from './types.ts';

type Placed = PlannedProduct & { id: number };

const defaultDays = 30;

/** English words are always there, because other languages fall back to them. */
const withEnglish = (texts: Texts | null): Texts | null =>
  texts && { en: languageCodes.map((code) => texts[code]).find(Boolean) ?? '', ...texts };

const rowsOf = (products: readonly PlannedProduct[]): string =>
  JSON.stringify(
    products.map(({ name, description, id, reference, collection, category, segment, days }) => ({
      id,
      reference,
      collection,
      category,
      segment,
      days,
      // A known product has English words already.
      name: id === null ? withEnglish(name) : name,
      description: id === null ? withEnglish(description) : description,
    })),
  );

const typed = sql`(id int, reference text, name jsonb, description jsonb, collection int, category int, segment int, days int)`;

/** Writes new products, and gives all of them with their ids. */
const insertNew = async (scope: SellerScope, products: readonly PlannedProduct[]): Promise<Placed[]> => {
  const { db, account, viewer } = scope;
  const added = await db.query<{ id: number; reference: string }>(sql`
    insert into product (account_id, brand_id, collection_id, segment_id, category_id, name, reference_code, description, delivery_days, position)
    select ${account.id}, ${viewer.brandId}, n.collection, n.segment, n.category, n.name, n.reference, coalesce(n.description, '{"en": ""}'),
      coalesce(n.days, ${defaultDays}), coalesce(held.last, 0) + row_number() over (partition by n.collection order by n.place)
    from (select given.*, row_number() over () as place
      from json_to_recordset(${rowsOf(products.filter(({ id }) => id === null))}::json) as given${typed}) n
    left join (select collection_id, max(position) as last from product where ${isOwn(scope)} group by collection_id) held
      on held.collection_id = n.collection
    order by n.place returning id, reference_code as reference`);
  const ids = new Map(added.map(({ id, reference }) => [reference, id]));
  return products.map((product) => ({ ...product, id: product.id ?? ids.get(product.reference) ?? 0 }));
};

const updateKnown = async (scope: SellerScope, products: readonly PlannedProduct[]): Promise<void> => {
  await scope.db.query(sql`
    update product p set version = p.version + 1, name = p.name || coalesce(n.name, '{}'), description = p.description || coalesce(n.description, '{}'),
      collection_id = coalesce(n.collection, p.collection_id), category_id = coalesce(n.category, p.category_id),
      segment_id = coalesce(n.segment, p.segment_id), delivery_days = coalesce(n.days, p.delivery_days)
    from json_to_recordset(${rowsOf(products.filter(({ id }) => id !== null))}::json) as n${typed}
    where p.id = n.id and ${isOwn(scope, sql`p`)} and row(p.name, p.description, p.collection_id, p.category_id, p.segment_id, p.delivery_days)
      is distinct from row(p.name || coalesce(n.name, '{}'), p.description || coalesce(n.description, '{}'), coalesce(n.collection, p.collection_id),
        coalesce(n.category, p.category_id), coalesce(n.segment, p.segment_id), coalesce(n.days, p.delivery_days))`);
};

const pairs = (values: readonly object[], as: Sql): Sql =>
  sql`json_to_recordset(${JSON.stringify(values)}::json) as ${as}`;

const writeSizes = async ({ db }: SellerScope, products: readonly Placed[]): Promise<void> => {
  const sizes = products.flatMap(({ id, sizes: own }) => own.map((size) => ({ product: id, size })));
  await db.query(sql`
    insert into product_size (product_id, size_id) select product, size from ${pairs(sizes, sql`given(product int, size int)`)}
    on conflict do nothing`);
};

const keyOf = (product: number, label: string | undefined): string => `${product} ${label}`;

/** Writes the colours, and gives the ids of the new ones by product and label. */
const writeColours = async (
  { db, account }: SellerScope,
  products: readonly Placed[],
): Promise<Map<string, number>> => {
  const colours = products.flatMap(({ id: product, colours: own }) =>
    own.map(({ id, label, color }, place) => ({ product, id, label, color, place })),
  );
  const as = sql`given(product int, id int, label jsonb, color text, place int)`;
  const added = await db.query<{ id: number; product: number; label: string }>(sql`
    insert into variation (account_id, product_id, label, color, position)
    select ${account.id}, product, label, coalesce(nullif(color, ''), '#cccccc'),
      place + 1 + (select count(*) from variation v where v.product_id = given.product)
    from ${pairs(
      colours.filter(({ id }) => id === null),
      as,
    )} order by product, place returning id, product_id as product, label ->> 'en' as label`);
  await db.query(sql`
    update variation v set color = given.color from ${pairs(
      colours.filter(({ id, color }) => id !== null && color !== ''),
      as,
    )}
    where v.id = given.id and v.product_id = given.product and v.color <> given.color`);
  return new Map(added.map(({ id, product, label }) => [keyOf(product, label), id]));
};

/** Writes the stock. A size that is new to a colour is not limited until the sheet or somebody sets its stock. */
const writeStock = async (
  { db }: SellerScope,
  products: readonly Placed[],
  added: ReadonlyMap<string, number>,
): Promise<void> => {
  const stock = products.flatMap(({ id: product, colours }) =>
    colours.flatMap(({ id, label, stock: own }) => {
      const variation = id ?? added.get(keyOf(product, label.en));
      return own.map(({ size, quantity }) => ({ variation, size, quantity }));
    }),
  );
  await db.query(sql`
    insert into stock (variation_id, size_id, quantity)
    select variation, size, quantity from ${pairs(stock, sql`given(variation int, size int, quantity int)`)}
    on conflict (variation_id, size_id) do update set quantity = excluded.quantity`);
  await db.query(sql`
    insert into stock (variation_id, size_id, quantity)
    select v.id, ps.size_id, null from unnest(${products.map(({ id }) => id)}::int[]) product
    join variation v on v.product_id = product join product_size ps on ps.product_id = product on conflict do nothing`);
};

const writePrices = async ({ db }: SellerScope, products: readonly Placed[]): Promise<void> => {
  const prices = products.flatMap(({ id: product, prices: own }) => own.map((price) => ({ product, ...price })));
  const given = pairs(prices, sql`given(product int, list int, wholesale int, retailer int)`);
  await db.query(sql`
    update price p set wholesale_cents = coalesce(given.wholesale, p.wholesale_cents), retailer_cents = coalesce(given.retailer, p.retailer_cents)
    from ${given} where p.product_id = given.product and p.pricelist_id = given.list`);
  await db.query(sql`
    insert into price (pricelist_id, product_id, wholesale_cents, retailer_cents)
    select list, product, wholesale, retailer from ${given}
    where wholesale is not null and retailer is not null on conflict (pricelist_id, product_id) do nothing`);
  await db.query(sql`
    insert into collection_pricelist (collection_id, pricelist_id)
    select distinct p.collection_id, price.pricelist_id from product p join price on price.product_id = p.id
    where p.id = any(${products.map(({ id }) => id)}::int[]) on conflict do nothing`);
};

/** Writes what a sheet plans, set by set. Call it in a transaction: all of it, or nothing. */
export const writePlan = async (tx: SellerScope, products: readonly PlannedProduct[]): Promise<void> => {
  const placed = await insertNew(tx, products);
  await updateKnown(tx, products);
  await writeSizes(tx, placed);
  await writeStock(tx, placed, await writeColours(tx, placed));
  await writePrices(tx, placed);
};
