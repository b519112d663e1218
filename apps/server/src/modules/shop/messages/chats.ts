import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Language } from '../../../domain/language.ts';
import type { MemberScope, Scope } from '../../../domain/scope.ts';

/** The other side in an address: the id of a company, or `v12` for a visitor. */
export type Subject = number | string;

/** A chat the member may read and write in. */
export interface OpenChat {
  /** Null before the first message. */
  id: number | null;
  retailerId: number | null;
  brandId: number;
  visitor: { name: string; email: string; store_name: string; language: Language } | null;
}

/** Chats `c` of the member's own company. Staff without a company have none. */
export const ownChats = ({ account, viewer }: MemberScope): Sql =>
  viewer.side === 'buyer'
    ? sql`c.account_id = ${account.id} and c.retailer_id = ${viewer.retailerId}::int`
    : sql`c.account_id = ${account.id} and c.brand_id = ${viewer.brandId}::int`;

/** Companies of the chats `c`. */
export const parties = sql`join brand b on b.id = c.brand_id left join retailer r on r.id = c.retailer_id`;

/** A visitor is called by name and store. */
export const visitorName = sql`c.visitor_name || ' · ' || c.visitor_store`;

/** The brand of a chat, or its other side, in SQL. */
export const partyJson: Readonly<Record<'buyer' | 'seller', Sql>> = {
  seller: sql`json_build_object('id', b.id, 'name', b.name, 'logo', b.logo)`,
  buyer: sql`case when c.retailer_id is null then json_build_object('id', 'v' || c.id, 'name', ${visitorName}, 'logo', null)
    else json_build_object('id', r.id, 'name', r.name, 'logo', r.logo) end`,
};

const visitorJson = sql`case when c.visitor_email is not null then json_build_object(
  'name', c.visitor_name, 'email', c.visitor_email, 'store_name', c.visitor_store, 'language', c.visitor_language) end as visitor`;

const one = async (scope: Scope, statement: Sql): Promise<OpenChat | undefined> => {
  const [chat] = await scope.db.query<OpenChat>(statement);
  return chat;
};

const connected = sql`select from connection k where k.retailer_id = r.id and k.brand_id = b.id`;

/** A retailer writes to published brands, and to those it knows already. */
const withBrand = (scope: MemberScope, id: number) =>
  one(
    scope,
    sql`
    select c.id, r.id as "retailerId", b.id as "brandId", null as visitor from brand b
    join retailer r on r.account_id = b.account_id and r.id = ${scope.viewer.retailerId}::int
    left join chat c on c.brand_id = b.id and c.retailer_id = r.id
    where b.account_id = ${scope.account.id} and b.id = ${id} and (b.is_published or c.id is not null or exists (${connected}))`,
  );

/** A brand writes to retailers who are connected, who have asked to be, or who have written: nobody else gets mail from strangers. */
const withRetailer = (scope: MemberScope, id: number) =>
  one(
    scope,
    sql`
    select c.id, r.id as "retailerId", b.id as "brandId", null as visitor from retailer r
    join brand b on b.account_id = r.account_id and b.id = ${scope.viewer.brandId}::int
    left join chat c on c.brand_id = b.id and c.retailer_id = r.id
    where r.account_id = ${scope.account.id} and r.id = ${id} and (c.id is not null or exists (
      ${connected} and (k.status = 'accepted' or (k.status = 'pending' and k.requested_by = 'buyer'))))`,
  );

const withVisitor = (scope: MemberScope, id: number) =>
  one(
    scope,
    sql`
    select c.id, null as "retailerId", c.brand_id as "brandId", ${visitorJson} from chat c
    where ${ownChats(scope)} and c.id = ${id} and c.visitor_email is not null`,
  );

/** The chat with a company or a visitor; undefined where the member may not write (docs/areas/connections-and-messages.md). */
export const findChat = (scope: MemberScope, subject: Subject): Promise<OpenChat | undefined> => {
  if (scope.viewer.side === 'buyer')
    return typeof subject === 'number' ? withBrand(scope, subject) : Promise.resolve(undefined);
  return typeof subject === 'number' ? withRetailer(scope, subject) : withVisitor(scope, Number(subject.slice(1)));
};

/** The id of the chat between a brand and a retailer, made if it is new. */
export const ensureChat = async (
  { db, account }: Scope,
  { brandId, retailerId }: { brandId: number; retailerId: number },
): Promise<number> => {
  const [row] = await db.query<{ id: number }>(sql`
    insert into chat (account_id, brand_id, retailer_id) values (${account.id}, ${brandId}, ${retailerId})
    on conflict (brand_id, retailer_id) do update set retailer_id = excluded.retailer_id returning id`);
  if (!row) throw new Error('The chat was neither found nor made.');
  return row.id;
};

export interface VisitorCard {
  email: string;
  name: string;
  store: string;
}

/** The id of the chat between a brand and a visitor, made if it is new. What the visitor calls itself may change. */
export const ensureVisitorChat = async (
  { db, account, language }: Scope,
  brandId: number,
  { email, name, store }: VisitorCard,
): Promise<number> => {
  const [row] = await db.query<{ id: number }>(sql`
    insert into chat (account_id, brand_id, visitor_email, visitor_name, visitor_store, visitor_language)
    values (${account.id}, ${brandId}, ${email}, ${name}, ${store}, ${language})
    on conflict (brand_id, visitor_email) do update
      set visitor_name = excluded.visitor_name, visitor_store = excluded.visitor_store, visitor_language = excluded.visitor_language
    returning id`);
  if (!row) throw new Error('The chat was neither found nor made.');
  return row.id;
};
