import sql from 'sql-template-tag';
import type { Scope } from '../../../domain/scope.ts';

/** Until the transaction ends, nobody else sets up this account: what was found to be free stays free. */
export const lockAccount = async ({ db, account }: Scope): Promise<void> => {
  await db.query(sql`select id from account where id = ${account.id} for update`);
};
