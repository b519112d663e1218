import sql from 'sql-template-tag';
import type { Database, SeedOptions, SeedReport } from '@vitrine/server/seed';
import { accountTables } from './accounts.ts';
import { brandTables } from './brandTables.ts';
import { calendarOf } from './calendar.ts';
import type { Calendar } from './calendar.ts';
import { cartTables } from './carts.ts';
import { catalogueTables, collections } from './catalogue.ts';
import { pageTables } from './companyPages.ts';
import { connectionTables } from './connections.ts';
import { copyBrands } from './copies.ts';
import { continueIds, insertTables } from './insert.ts';
import { lookTables } from './looks.ts';
import { insertNotifications } from './notifications.ts';
import { orderTables } from './orders.ts';
import { partyTables } from './parties.ts';
import { productAt, productTables } from './products.ts';

/** Above scale 1, 144 collections of 25 products and the copies of their 60 brands make 60 products a brand. */
const productsPerCollection = (scale: number): number => (scale > 1 ? 25 : 20);
const brandsPerScale = 40;

const withIds = [
  'account',
  'location',
  'category',
  'event',
  'event_segment',
  'hero',
  'page',
  'link_group',
  'link',
  'brand',
  'retailer',
  'member',
  'connection',
  'chat',
  'pricelist',
  'collection',
  'size',
  'size_chart',
  'product',
  'variation',
  'product_image',
  'cart',
  'purchase_order',
  'order_shipment',
];

/** Products go in a few hundred at a time, so that they need little memory. */
const insertProducts = async (db: Database, perCollection: number, calendar: Calendar): Promise<void> => {
  const step = Math.max(1, Math.floor(400 / perCollection));
  for (let start = 0; start < collections.length; start += step) {
    const products = collections
      .slice(start, start + step)
      .flatMap((collection) =>
        Array.from({ length: perCollection }, (_, place) => productAt(collection, place, perCollection)),
      );
    await insertTables(db, productTables(products, calendar));
  }
};

/** Fills an empty, migrated database: the same rows for the same `now` and `scale`. */
export const seed = async (db: Database, { scale = 1, now = new Date() }: SeedOptions = {}): Promise<SeedReport> => {
  const calendar = calendarOf(now);
  const perCollection = productsPerCollection(scale);
  await insertTables(db, accountTables(calendar));
  await insertTables(db, pageTables);
  await insertTables(db, brandTables(calendar));
  await insertTables(db, catalogueTables(calendar));
  await insertTables(db, partyTables(calendar));
  await insertProducts(db, perCollection, calendar);
  await copyBrands(db, Math.round(brandsPerScale * scale));
  await insertTables(db, orderTables(calendar, perCollection));
  await insertTables(db, cartTables(calendar, perCollection));
  await insertTables(db, lookTables(calendar, perCollection));
  await insertTables(db, connectionTables(calendar, perCollection));
  await insertNotifications(db, calendar);
  await continueIds(db, withIds);
  await db.query(sql`refresh materialized view drawn_picture`);
  await db.query(sql`refresh materialized view drawn_page_picture`);
  // The embedded engine never gathers statistics by itself, and plans badly without them.
  await db.query(sql`analyze`);
  const [counted] = await db.query<SeedReport>(sql`
    select (select count(*) from brand)::int as brands, (select count(*) from collection)::int as collections, (select count(*) from product)::int as products`);
  if (!counted) throw new Error('The marketplace could not be counted.');
  return counted;
};
