import type { CallData, contract } from '@vitrine/api';
import type { SavedList } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import type { MemberScope } from '../../../domain/scope.ts';

export type SavedViews = CallData<typeof contract.savedViews.list>['data'];

const own = ({ account, viewer }: MemberScope) => sql`account_id = ${account.id} and member_id = ${viewer.memberId}`;

export const findViews = (scope: MemberScope, list: SavedList): Promise<SavedViews> =>
  scope.db.query(sql`
    select id, name, query from saved_view where ${own(scope)} and list = ${list} order by lower(name), id`);

/** The list that a view of the member is of. */
export const findList = async (scope: MemberScope, id: number): Promise<SavedList | undefined> => {
  const [row] = await scope.db.query<{ list: SavedList }>(sql`
    select list from saved_view where ${own(scope)} and id = ${id}`);
  return row?.list;
};

/** Lets one write after the other, so that the limit holds. */
export const holdMember = async ({ db, account, viewer }: MemberScope): Promise<void> => {
  await db.query(sql`select from member where account_id = ${account.id} and id = ${viewer.memberId} for update`);
};

export interface NewView {
  list: SavedList;
  name: string;
  query: string;
}

export const insertView = async (
  { db, account, viewer }: MemberScope,
  { list, name, query }: NewView,
): Promise<void> => {
  await db.query(sql`
    insert into saved_view (account_id, member_id, list, name, query)
    values (${account.id}, ${viewer.memberId}, ${list}, ${name}, ${query})`);
};

export const updateName = async (scope: MemberScope, id: number, name: string): Promise<void> => {
  await scope.db.query(sql`update saved_view set name = ${name} where ${own(scope)} and id = ${id}`);
};

export const deleteView = async (scope: MemberScope, id: number): Promise<void> => {
  await scope.db.query(sql`delete from saved_view where ${own(scope)} and id = ${id}`);
};
