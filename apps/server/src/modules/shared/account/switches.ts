import sql, { raw } from 'sql-template-tag';
import type { Database } from '../../../db/database.ts';
import type { Viewer } from '../../../domain/scope.ts';
import { recordChange } from '../../../platform/audit.ts';
import { unknownAccount } from '../../staff/branding/service.ts';

/** What is on or off for an account: its pages hidden from search engines, and whether recovery and registration tell nobody who is a member. */
export type Switch = 'hidden_from_search' | 'hides_members';

interface Row {
  id: number;
  name: string;
  isOn: boolean;
}

/** Turns a switch of an account on or off, or leaves it where it is if `turn` is undefined. Returns whether it is on. */
export const setSwitch = (
  database: Database,
  hash: string,
  name: Switch,
  turn: boolean | undefined,
  viewer: Viewer | null = null,
): Promise<boolean> =>
  database.transaction(async (db) => {
    const [account] = await db.query<Row>(
      sql`select id, name, ${raw(name)} as "isOn" from account where hash = ${hash} for update`,
    );
    if (!account) throw await unknownAccount(db, hash);
    if (turn === undefined || account.isOn === turn) return account.isOn;
    await db.query(sql`update account set ${raw(name)} = ${turn} where id = ${account.id}`);
    await recordChange(
      { db, account, viewer },
      { action: 'account.settings', subject: account, before: { [name]: account.isOn }, after: { [name]: turn } },
    );
    return turn;
  });
