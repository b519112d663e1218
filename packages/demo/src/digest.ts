import sql from 'sql-template-tag';
import type { Database } from '@vitrine/server/seed';

const tables = [
  'account',
  'hero',
  'brand',
  'retailer',
  'member',
  'collection',
  'product',
  'variation',
  'product_image',
  'price',
  'stock',
  'purchase_order',
  'order_line',
  'order_event',
  'order_message',
  'product_visit',
  'connection',
  'chat',
  'inbox_message',
  'notification',
];

/** One digest of all rows; only columns that the engine itself fills with the hour are left out. */
export const digest = async (db: Database): Promise<string[]> => {
  const digests = await Promise.all(
    tables.map((table) => {
      const statement = sql([
        `select md5(string_agg((to_jsonb(t) - 'created_at')::text, ';' order by (to_jsonb(t) - 'created_at')::text)) as digest from ${table} t`,
      ]);
      return db.query<{ digest: string }>(statement);
    }),
  );
  return digests.map(([row], place) => `${tables[place]} ${row?.digest}`);
};
