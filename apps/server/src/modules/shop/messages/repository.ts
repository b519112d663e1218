import type { CallData, contract } from '@vitrine/api';
import { chatLimits, pageSizes } from '@vitrine/api/rules';
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { MemberScope, Scope } from '../../../domain/scope.ts';
import { ownChats, parties, partyJson, visitorName } from './chats.ts';

export type Message = CallData<typeof contract.messages.chat>['data'][number];
export type ListedMessage = CallData<typeof contract.messages.list>['data'][number];
type Side = 'buyer' | 'seller';
type Filter = 'all-messages' | 'unread-messages' | 'flagged-messages';

const flag = (side: Side): Sql => (side === 'buyer' ? sql`buyer_flagged` : sql`seller_flagged`);

const unread = (side: Side): Sql => sql`m.read_at is null and m.from_side <> ${side}`;

/** E-44, in SQL, as a side sees the message `m` of the chat `c`. */
const messageJson = (side: Side): Sql => sql`jsonb_build_object(
  'id', m.id, 'message', m.message, 'created_at', m.created_at, 'flagged', m.${flag(side)}, 'read', m.read_at is not null,
  'file', case when m.file like '/%' then m.file when m.file is not null then '/v1/inbox-messages/message/' || m.id || '/file' end,
  'user_stype_from', m.from_side, 'sent_from', case m.from_side when 'seller' then ${partyJson.seller} else ${partyJson.buyer} end)`;

const named = (side: Side, search: string): Sql => {
  if (search === '') return empty;
  const name = side === 'buyer' ? sql`b.search_name` : sql`coalesce(r.search_name, folded(${visitorName}))`;
  return sql`and position(folded(${search}) in ${name}) > 0`;
};

const newest = (condition: Sql): Sql => sql`
  cross join lateral (select id from inbox_message m where m.chat_id = c.id ${condition} order by id desc limit 1) m`;

/** Which messages of the chats a filter shows. */
const chosen = (side: Side): Readonly<Record<Filter, Sql>> => ({
  'all-messages': newest(empty),
  'unread-messages': newest(sql`and ${unread(side)}`),
  'flagged-messages': sql`join inbox_message m on m.chat_id = c.id and m.${flag(side)}`,
});

export interface PageOfMessages {
  messages: ListedMessage[];
  total: number;
  unread: number;
}

/** A page of the company's messages by a filter, the newest first, and how many are unread in all. One statement. */
export const findPage = async (
  scope: MemberScope,
  { filter, page, search = '' }: { filter: Filter; page: number; search?: string | undefined },
): Promise<PageOfMessages> => {
  const { side } = scope.viewer;
  const limit = pageSizes.messages;
  const [found] = await scope.db.query<PageOfMessages>(sql`
    with own as (select c.* from chat c where ${ownChats(scope)}),
    entry as (
      select c.id as chat_id, m.id from own c ${parties} ${chosen(side)[filter]} where true ${named(side, search.trim())}
    ),
    page as (select * from entry order by id desc limit ${limit} offset ${(page - 1) * limit})
    select (select count(*)::int from entry) as total,
      (select count(*)::int from own c join inbox_message m on m.chat_id = c.id and ${unread(side)}) as unread,
      (select coalesce(jsonb_agg(${messageJson(side)} || jsonb_build_object('subject', ${partyJson[side === 'buyer' ? 'seller' : 'buyer']},
          'unread', (select count(*)::int from inbox_message w where w.chat_id = c.id and w.read_at is null and w.from_side <> ${side})) order by m.id desc), '[]')
        from page join chat c on c.id = page.chat_id ${parties} join inbox_message m on m.id = page.id) as messages`);
  return found ?? { messages: [], total: 0, unread: 0 };
};

export interface Slice {
  before?: number | undefined;
  until?: number | undefined;
}

export interface PageOfChat {
  messages: Message[];
  /** The cursor of the messages before these; null: there are none. */
  before: number | null;
}

/** Messages of a chat, oldest first: the newest (from `until` on, if that is more), or those before a cursor. */
export const findMessages = async (
  scope: MemberScope,
  chatId: number,
  { before, until }: Slice,
): Promise<PageOfChat> => {
  const asked = sql`(select count(*)::int from inbox_message where chat_id = ${chatId} and id >= ${until ?? null}::int)`;
  const limit = sql`least(greatest(${chatLimits.page}::int, ${asked}), ${chatLimits.longestPage}::int)`;
  const [page] = await scope.db.query<PageOfChat>(sql`
    with page as (
      select * from inbox_message where chat_id = ${chatId} and (${before ?? null}::int is null or id < ${before ?? null}::int)
      order by id desc limit ${limit}
    ), first as (select min(id) as id from page)
    select coalesce(jsonb_agg(${messageJson(scope.viewer.side)} order by m.id), '[]') as messages,
      (select id from first where exists (select from inbox_message w where w.chat_id = ${chatId} and w.id < first.id)) as before
    from page m join chat c on c.id = m.chat_id ${parties} where ${ownChats(scope)}`);
  return page ?? { messages: [], before: null };
};

/** Marks what the other side wrote as read. True if something was unread. */
export const markRead = async (scope: MemberScope, chatId: number): Promise<boolean> => {
  const read = await scope.db.query(sql`
    update inbox_message m set read_at = now() from chat c
    where c.id = m.chat_id and ${ownChats(scope)} and c.id = ${chatId} and ${unread(scope.viewer.side)} returning m.id`);
  return read.length > 0;
};

export interface Draft {
  chatId: number;
  side: Side;
  /** Null for a visitor. */
  memberId: number | null;
  message: string;
  file?: string | undefined;
  /** The key of the call. */
  key?: string | undefined;
}

/** Writes a message; undefined if its key has sent one before. */
export const insertMessage = async (
  { db, account }: Scope,
  { chatId, side, memberId, message, file, key }: Draft,
): Promise<number | undefined> => {
  const [row] = await db.query<{ id: number }>(sql`
    insert into inbox_message (account_id, chat_id, from_side, member_id, message, file, submission_key)
    values (${account.id}, ${chatId}, ${side}, ${memberId}, ${message}, ${file ?? null}, ${key ?? null})
    on conflict (chat_id, from_side, submission_key) where submission_key is not null do nothing returning id`);
  return row?.id;
};

const findMessage = async (scope: MemberScope, condition: Sql): Promise<Message | undefined> => {
  const [row] = await scope.db.query<{ message: Message }>(sql`
    select ${messageJson(scope.viewer.side)} as message from inbox_message m join chat c on c.id = m.chat_id ${parties}
    where ${ownChats(scope)} and ${condition}`);
  return row?.message;
};

export const findById = (scope: MemberScope, id: number): Promise<Message | undefined> =>
  findMessage(scope, sql`m.id = ${id}`);

/** What the company has sent in a chat with the same key. */
export const findByKey = (scope: MemberScope, chatId: number, key: string): Promise<Message | undefined> =>
  findMessage(scope, sql`m.chat_id = ${chatId} and m.from_side = ${scope.viewer.side} and m.submission_key = ${key}`);

/** Sets the flag of the member's side, or takes it away (S-115). */
export const toggleFlag = async (scope: MemberScope, id: number): Promise<void> => {
  const column = flag(scope.viewer.side);
  await scope.db.query(sql`
    update inbox_message m set ${column} = not m.${column} from chat c
    where c.id = m.chat_id and ${ownChats(scope)} and m.id = ${id}`);
};

/** The key of a message's private picture. */
export const findFile = async (scope: MemberScope, id: number): Promise<string | undefined> => {
  const [row] = await scope.db.query<{ file: string }>(sql`
    select m.file from inbox_message m join chat c on c.id = m.chat_id
    where ${ownChats(scope)} and m.id = ${id} and m.file not like '/%'`);
  return row?.file;
};

export type ChatBrand = CallData<typeof contract.messages.brand>['data'];

export const findBrand = async ({ db, account }: Scope, id: number): Promise<ChatBrand | undefined> => {
  const [row] = await db.query<ChatBrand>(sql`
    select id, name, slug, logo from brand where account_id = ${account.id} and id = ${id}`);
  return row;
};

export const isPublished = async ({ db, account }: Scope, brandId: number): Promise<boolean> => {
  const found = await db.query(sql`
    select from brand where account_id = ${account.id} and id = ${brandId} and is_published`);
  return found.length > 0;
};
