import type { BrandRight } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import type { Language } from '../../../domain/language.ts';
import type { MemberScope, SellerScope } from '../../../domain/scope.ts';
import { isColleague, rightColumn } from './read.ts';
import type { User } from './read.ts';

export interface Colleague extends User {
  id: number;
  language: Language;
}

/** Until the transaction ends, nobody else changes who may act for the viewer's company. Answers its name. */
export const lockCompany = async ({ db, account, viewer }: MemberScope): Promise<string> => {
  const [row] = await db.query<{ name: string }>(
    viewer.side === 'buyer'
      ? sql`select name from retailer where account_id = ${account.id} and id = ${viewer.retailerId} for update`
      : sql`select name from brand where account_id = ${account.id} and id = ${viewer.brandId} for update`,
  );
  if (!row) throw new Error('The company of a signed-in member is missing.');
  return row.name;
};

const columns = sql`id, first_name as "firstName", last_name as "lastName", email, status, language_code as language, ${rightColumn}`;

/** Somebody who acts for the viewer's company, by an address in its canonical form (D-142). */
export const findColleague = async (scope: MemberScope, email: string): Promise<Colleague | undefined> => {
  const [row] = await scope.db.query<Colleague>(
    sql`select ${columns} from member where ${isColleague(scope, scope.viewer)} and email = ${email}`,
  );
  return row;
};

/** Whether anybody of the account has this address. */
export const isKnown = async ({ db, account }: MemberScope, email: string): Promise<boolean> =>
  (await db.query(sql`select 1 from member where account_id = ${account.id} and email = ${email}`)).length > 0;

export const countActive = async (scope: MemberScope): Promise<number> => {
  const [row] = await scope.db.query<{ count: number }>(
    sql`select count(*)::int as count from member where ${isColleague(scope, scope.viewer)} and status = 'active'`,
  );
  return row?.count ?? 0;
};

/** A colleague who has no password yet. */
export const insertInvited = async (
  { db, account, language, viewer }: MemberScope,
  { firstName, email, right }: { firstName: string; email: string; right: BrandRight },
): Promise<Colleague> => {
  const [row] = await db.query<Colleague>(sql`
    insert into member (account_id, email, first_name, last_name, side, retailer_id, brand_id, brand_right, status, language_code)
    values (${account.id}, ${email}, ${firstName}, '', ${viewer.side}, ${viewer.retailerId}, ${viewer.brandId}, ${right}, 'pending', ${language})
    returning ${columns}`);
  if (!row) throw new Error('The colleague was not written.');
  return row;
};

/** Removes somebody who never signed in. */
export const deletePending = async (scope: MemberScope, id: number): Promise<void> => {
  await scope.db.query(
    sql`delete from member where ${isColleague(scope, scope.viewer)} and id = ${id} and status = 'pending'`,
  );
};

export const updateStatus = async (scope: MemberScope, id: number, status: 'active' | 'inactive'): Promise<void> => {
  await scope.db.query(
    sql`update member set status = ${status} where ${isColleague(scope, scope.viewer)} and id = ${id}`,
  );
};

/** Other people who may do everything for the brand and can sign in. */
export const countOtherOwners = async (scope: SellerScope, id: number): Promise<number> => {
  const [row] = await scope.db.query<{ count: number }>(sql`
    select count(*)::int as count from member
    where ${isColleague(scope, scope.viewer)} and brand_right = 'owner' and status = 'active' and id <> ${id}`);
  return row?.count ?? 0;
};

export const updateRight = async (scope: MemberScope, id: number, right: BrandRight): Promise<void> => {
  await scope.db.query(
    sql`update member set brand_right = ${right} where ${isColleague(scope, scope.viewer)} and id = ${id}`,
  );
};
