import type { CallData, contract } from '@vitrine/api';
import { canAskAgain } from '@vitrine/api/rules';
import type { ConnectionStatus } from '@vitrine/api/rules';
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { sized } from '../../../db/json.ts';
import type { MemberScope } from '../../../domain/scope.ts';

export type Connection = CallData<typeof contract.connections.find>['data'];

/** A retailer and a brand. */
export interface Pair {
  retailerId: number;
  brandId: number;
}

/** Connections `c` of the member's own company. Staff without a company have none. */
const own = ({ account, viewer }: MemberScope): Sql =>
  viewer.side === 'buyer'
    ? sql`c.account_id = ${account.id} and c.retailer_id = ${viewer.retailerId}::int`
    : sql`c.account_id = ${account.id} and c.brand_id = ${viewer.brandId}::int`;

/** Pending requests of the other side. */
const toAnswer = ({ viewer }: MemberScope): Sql => sql`c.status = 'pending' and c.requested_by <> ${viewer.side}`;

/** E-43, in SQL. */
const wire = sql`json_build_object(
  'id', c.id, 'status', json_build_object('status', c.status), 'user_stype', c.requested_by, 'created_at', c.created_at,
  'buyer', (select json_build_object('id', r.id, 'name', r.name, 'logo', r.logo) from retailer r where r.id = c.retailer_id),
  'seller', (select json_build_object('id', b.id, 'name', b.name, 'slug', b.slug, 'logo', b.logo, 'list_image', ${sized(sql`b.list_image`, 300)})
    from brand b where b.id = c.brand_id))`;

const findOne = async (scope: MemberScope, condition: Sql): Promise<Connection | undefined> => {
  const [row] = await scope.db.query<{ wire: Connection }>(
    sql`select ${wire} as wire from connection c where ${own(scope)} and ${condition}`,
  );
  return row?.wire;
};

export const findById = (scope: MemberScope, id: number): Promise<Connection | undefined> =>
  findOne(scope, sql`c.id = ${id}`);

export const findByPair = (scope: MemberScope, { retailerId, brandId }: Pair): Promise<Connection | undefined> =>
  findOne(scope, sql`c.retailer_id = ${retailerId} and c.brand_id = ${brandId}`);

interface Page {
  isPending: boolean;
  limit: number;
  offset: number;
}

interface PageOfConnections {
  connections: Connection[];
  total: number;
  toAnswer: number;
}

/** A page of the company's connections: those to answer first, then the newest. One statement. */
export const findPage = async (
  scope: MemberScope,
  { isPending, limit, offset }: Page,
): Promise<PageOfConnections | undefined> => {
  const chosen = isPending ? sql`where c.status = 'pending'` : empty;
  const [page] = await scope.db.query<PageOfConnections>(sql`
    with owned as (select * from connection c where ${own(scope)})
    select (select count(*)::int from owned c ${chosen}) as total,
      (select count(*)::int from owned c where ${toAnswer(scope)}) as "toAnswer",
      (select coalesce(json_agg(c.wire), '[]') from (
        select ${wire} as wire from owned c ${chosen}
        order by ${toAnswer(scope)} desc, c.created_at desc, c.id desc limit ${limit} offset ${offset}) c) as connections`);
  return page;
};

/**
 * Asks for a connection as the member's side: true if the request is new. One that exists stays as it is, but a retailer reopens a declined
 * one (D-099). Retailers find published brands, brands find approved retailers.
 */
export const insertRequest = async (
  { db, account, viewer }: MemberScope,
  { retailerId, brandId }: Pair,
): Promise<boolean> => {
  const open = viewer.side === 'buyer' ? sql`b.is_published` : sql`r.stage = 'approved'`;
  const written = await db.query(sql`
    insert into connection (account_id, retailer_id, brand_id, status, requested_by)
    select b.account_id, r.id, b.id, 'pending', ${viewer.side} from retailer r join brand b using (account_id)
    where b.account_id = ${account.id} and r.id = ${retailerId} and b.id = ${brandId} and ${open}
    on conflict (retailer_id, brand_id) do update set status = 'pending', requested_by = excluded.requested_by, created_at = now()
      where connection.status = 'declined' and ${canAskAgain('declined', viewer.side)}
    returning id`);
  return written.length > 0;
};

/** Answers a pending request of the other side. It changes nothing else, so the first answer counts. True if it was this one. */
export const writeAnswer = async (
  scope: MemberScope,
  id: number,
  status: Exclude<ConnectionStatus, 'pending'>,
): Promise<boolean> => {
  const written = await scope.db.query(sql`
    update connection c set status = ${status} where ${own(scope)} and c.id = ${id} and ${toAnswer(scope)} returning c.id`);
  return written.length > 0;
};
