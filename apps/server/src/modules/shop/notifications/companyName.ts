import sql from 'sql-template-tag';
import type { MemberScope } from '../../../domain/scope.ts';

/** What the member's company is called. */
export const companyName = async ({ db, account, viewer }: MemberScope): Promise<string> => {
  const company =
    viewer.side === 'buyer'
      ? sql`select name from retailer where account_id = ${account.id} and id = ${viewer.retailerId}::int`
      : sql`select name from brand where account_id = ${account.id} and id = ${viewer.brandId}::int`;
  const [row] = await db.query<{ name: string }>(company);
  return row?.name ?? account.name;
};
