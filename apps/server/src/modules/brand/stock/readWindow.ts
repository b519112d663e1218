import type { CallData, contract } from '@vitrine/api';
import { type DeliveryWindow, readWindow, windowKey } from '@vitrine/api/rules';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { SellerScope } from '../../../domain/scope.ts';
import { isOwn } from '../service.ts';

type StockPage = CallData<(typeof contract.brandStock)['list']>;
type StockRow = StockPage['data'][number];

interface CollectionWindow extends DeliveryWindow {
  id: number;
  name: string;
}

const rowsAtOnce = 1000;

/** Colours `v` of products `p` as rows. */
const rowsWhere = ({ language }: SellerScope, where: Sql): Sql => sql`
  select v.id as variation_id, p.id as product_id, p.collection_id, p.reference_code, localized(p.name, ${language}) as name,
    localized(v.label, ${language}) as colour,
    (select coalesce(json_agg(json_build_object('size_id', z.id, 'quantity', s.quantity) order by z.position, z.id), '[]')
      from stock s join size z on z.id = s.size_id where s.variation_id = v.id) as stock
  from variation v join product p on p.id = v.product_id join collection c on c.id = p.collection_id
  where ${where} order by v.id`;

/** What can be ordered, or will be once its collection is shown. */
const isSold = (scope: SellerScope): Sql => sql`${isOwn(scope, sql`p`)} and p.is_active and c.archived_at is null`;

const start = sql`to_char(c.production_window_start, 'YYYY-MM-DD')`;
const end = sql`to_char(c.production_window_end, 'YYYY-MM-DD')`;

const isIn = (key: string): Sql => {
  const window = readWindow(key);
  return sql`and ${start} is not distinct from ${window.start}::text and ${end} is not distinct from ${window.end}::text`;
};

/** Collections by their window; at once first, then by date. */
const findWindows = async (scope: SellerScope): Promise<StockPage['windows']> => {
  const collections = await scope.db.query<CollectionWindow>(sql`
    select c.id, localized(c.name, ${scope.language}) as name, ${start} as start, ${end} as "end" from collection c
    where ${isOwn(scope, sql`c`)} and exists (select from product p where p.collection_id = c.id and ${isSold(scope)})
    order by c.production_window_start nulls first, c.production_window_end nulls first, c.position, c.id`);
  return [...Map.groupBy(collections, windowKey).values()].flatMap((group) => {
    const [first] = group;
    return first
      ? [{ start: first.start, end: first.end, collections: group.map(({ id, name }) => ({ id, name })) }]
      : [];
  });
};

interface Asked {
  /** By its key; without it, all. */
  window?: string;
  after?: number;
}

/** Rows of a window, the oldest colour first, after the colour `after`. */
export const findStockRows = async (scope: SellerScope, { window, after = 0 }: Asked): Promise<StockPage> => {
  const where = sql`${isSold(scope)} and v.id > ${after} ${window === undefined ? empty : isIn(window)}`;
  const rows = await scope.db.query<StockRow>(sql`${rowsWhere(scope, where)} limit ${rowsAtOnce + 1}`);
  const sizes = await scope.db.query<{ id: number; name: string }>(sql`
    select id, name from size where account_id = ${scope.account.id} order by run, position, id`);
  const data = rows.slice(0, rowsAtOnce);
  const next = rows.length > rowsAtOnce ? (data.at(-1)?.variation_id ?? null) : null;
  return { data, next, sizes, windows: await findWindows(scope) };
};

/** Rows of the brand with these colours. */
export const findStockOf = (scope: SellerScope, variations: readonly number[]): Promise<StockRow[]> =>
  scope.db.query<StockRow>(rowsWhere(scope, sql`v.id = any(${variations}::int[]) and ${isOwn(scope, sql`p`)}`));
