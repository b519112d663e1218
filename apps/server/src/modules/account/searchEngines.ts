import sql from 'sql-template-tag';
import type { Database } from '../../db/database.ts';
import { unknownAccount } from './branding/service.ts';

/** Hides the pages of an account from search engines, or shows them. */
export const hideFromSearch = async (db: Database, hash: string, hide: boolean): Promise<void> => {
  const changed = await db.query(
    sql`update account set hidden_from_search = ${hide} where hash = ${hash} returning id`,
  );
  if (changed.length === 0) throw await unknownAccount(db, hash);
};
