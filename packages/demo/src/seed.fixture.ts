import type { Database } from '@vitrine/server/seed';
import { accountTables } from './accounts.ts';
import { brandTables } from './brandTables.ts';
import { calendarOf } from './calendar.ts';
import { cartTables } from './carts.ts';
import { catalogueTables, collections } from './catalogue.ts';
import { connectionTables } from './connections.ts';
import { lookTables } from './looks.ts';
import { orderTables } from './orders.ts';
import { partyTables } from './parties.ts';
import { productAt, productTables } from './products.ts';
import { seed } from './seed.ts';

/** When the demo of the tests begins. */
export const now = new Date('2026-03-02T09:00:00Z');

/** Fills an empty, migrated database with the demo. */
export const fill = async (db: Database): Promise<void> => {
  await db.transaction((tx) => seed(tx, { now }));
};

/** The rows of the demo, made again at each call. Each collection has one product. */
export const rowsOfDemo = (): unknown[] => {
  const calendar = calendarOf(now);
  return [
    accountTables(calendar),
    brandTables(calendar),
    catalogueTables(calendar),
    partyTables(calendar),
    productTables(
      collections.map((collection) => productAt(collection, 0, 20)),
      calendar,
    ),
    orderTables(calendar, 20),
    cartTables(calendar, 20),
    lookTables(calendar, 20),
    connectionTables(calendar, 20),
  ];
};
