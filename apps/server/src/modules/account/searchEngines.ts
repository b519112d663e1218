import sql from 'sql-template-tag';
import type { Database } from '../../db/database.ts';
import type { Viewer } from '../../domain/scope.ts';
import { recordChange } from '../../platform/audit.ts';
import { unknownAccount } from './branding/service.ts';

interface Row {
  id: number;
  name: string;
  isHidden: boolean;
}

/** Hides the pages of an account from search engines, or shows them. */
export const hideFromSearch = (
  database: Database,
  hash: string,
  hide: boolean,
  viewer: Viewer | null = null,
): Promise<void> =>
  database.transaction(async (db) => {
    const [account] = await db.query<Row>(
      sql`select id, name, hidden_from_search as "isHidden" from account where hash = ${hash} for update`,
    );
    if (!account) throw await unknownAccount(db, hash);
    if (account.isHidden === hide) return;
    await db.query(sql`update account set hidden_from_search = ${hide} where id = ${account.id}`);
    await recordChange(
      { db, account, viewer },
      {
        action: 'account.settings',
        subject: account,
        before: { hidden_from_search: account.isHidden },
        after: { hidden_from_search: hide },
      },
    );
  });
