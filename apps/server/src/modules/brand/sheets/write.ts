import sql from 'sql-template-tag';
import type { SellerScope } from '../../../domain/scope.ts';
import { isUniqueViolation } from '../../../db/errors.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { writeGtins } from '../gtins.ts';
import { keyOf, recordset } from './recordset.ts';
import { isChanged } from './summary.ts';
import type { PlannedProduct } from './types.ts';
import { insertNew, updateKnown } from './writeProducts.ts';
import type { Placed } from './writeProducts.ts';
import { t } from './words.ts';
import { writeStock } from './writeStock.ts';

interface Written {
  placed: readonly Placed[];
  /** Ids of new colours. */
  added: ReadonlyMap<string, number>;
}

const writeSizes = async ({ db }: SellerScope, products: readonly Placed[]): Promise<void> => {
  const sizes = products.flatMap(({ id, sizes: own }) => own.map((size) => ({ product: id, size })));
  await db.query(sql`
    insert into product_size (product_id, size_id) select product, size from ${recordset(sizes, sql`given(product int, size int)`)}
    on conflict do nothing`);
};

/** Writes the colours, and gives the ids of the new ones by product and label. */
const writeColours = async (
  { db, account }: SellerScope,
  products: readonly Placed[],
): Promise<Map<string, number>> => {
  const colours = products.flatMap(({ id: product, colours: own }) =>
    own.map(({ id, label, color, extraColor }, place) => ({ product, id, label, color, extra: extraColor, place })),
  );
  const as = sql`given(product int, id int, label jsonb, color text, extra text, place int)`;
  const added = await db.query<{ id: number; product: number; label: string }>(sql`
    insert into variation (account_id, product_id, label, color, extra_color, position)
    select ${account.id}, product, label, coalesce(nullif(color, ''), '#cccccc'), nullif(extra, ''),
      place + 1 + (select count(*) from variation v where v.product_id = given.product)
    from ${recordset(
      colours.filter(({ id }) => id === null),
      as,
    )} order by product, place returning id, product_id as product, label ->> 'en' as label`);
  await db.query(sql`
    update variation v set color = coalesce(nullif(given.color, ''), v.color), extra_color = coalesce(nullif(given.extra, ''), v.extra_color)
    from ${recordset(
      colours.filter(({ id, color, extra }) => id !== null && (color !== '' || extra !== '')),
      as,
    )}
    where v.id = given.id and v.product_id = given.product`);
  return new Map(added.map(({ id, product, label }) => [keyOf(product, label), id]));
};

const writePrices = async ({ db }: SellerScope, products: readonly Placed[]): Promise<void> => {
  const prices = products.flatMap(({ id: product, prices: own }) => own.map((price) => ({ product, ...price })));
  const given = recordset(prices, sql`given(product int, list int, wholesale int, retailer int)`);
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

const writeProducts = async (tx: SellerScope, products: readonly PlannedProduct[]): Promise<Written> => {
  const placed = await insertNew(tx, products);
  await updateKnown(tx, placed);
  await writeSizes(tx, placed);
  const added = await writeColours(tx, placed);
  await writePrices(tx, placed);
  return { placed, added };
};

/** The constraint refuses a GTIN that a colleague has given to something else since it was compared. */
const writePlannedGtins = async (tx: SellerScope, { placed, added }: Written): Promise<void> => {
  const cells = placed.flatMap(({ id: product, colours }) =>
    colours.flatMap(({ id, label, gtins }) => {
      const variation = id ?? added.get(keyOf(product, label.en)) ?? 0;
      return gtins.map((gtin) => ({ variation, ...gtin }));
    }),
  );
  if (cells.length === 0) return;
  await writeGtins(tx, cells).catch((error: unknown) => {
    throw isUniqueViolation(error, 'gtin_once_in_brand') ? new Refusal(409, t(tx.language, 'changedMeanwhile')) : error;
  });
};

/** Products written at a time: often enough to tell how much is done, and few statements. */
const atATime = 500;
/** How much of the work it is to write all but the stock. */
const shareOfProducts = 0.6;

/**
 * Writes what a sheet changes, part by part, stock last: orders wait for it. Call it in a transaction: all of it, or nothing. `report` is told
 * how much is written, 0 to 1.
 */
export const writePlan = async (
  tx: SellerScope,
  products: readonly PlannedProduct[],
  report: (written: number) => Promise<void>,
): Promise<void> => {
  const changed = products.filter(isChanged);
  const placed: Placed[] = [];
  const added = new Map<string, number>();
  for (let at = 0; at < changed.length; at += atATime) {
    const part = await writeProducts(tx, changed.slice(at, at + atATime));
    placed.push(...part.placed);
    for (const [key, id] of part.added) added.set(key, id);
    await report((shareOfProducts * placed.length) / changed.length);
  }
  await writeStock(tx, placed, added, (written) => report(shareOfProducts + (1 - shareOfProducts) * written));
  await writePlannedGtins(tx, { placed, added });
};
