import { canonicalEmail } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import type { Database } from './database.ts';

interface Stored {
  id: number;
  account_id: number;
  email: string;
}

const keyOf = (account: number, email: string): string => `${account} ${email}`;

/** Rows to rewrite. Of two members with the same canonical address the one who has it already keeps it, else the first. */
const changesOf = (members: readonly Stored[]): { id: number; email: string }[] => {
  const taken = new Set(members.map(({ account_id, email }) => keyOf(account_id, email)));
  return members.flatMap(({ id, account_id, email }) => {
    const canonical = canonicalEmail(email);
    const key = keyOf(account_id, canonical);
    if (taken.has(key)) return [];
    taken.add(key);
    return [{ id, email: canonical }];
  });
};

/**
 * Brings the addresses of older versions into their canonical form. A member whose address another one has in the same account stays as they
 * are and cannot sign in until somebody gives them another address: nobody can tell whose mailbox it is.
 */
export const canonicaliseEmails = async (db: Database): Promise<void> => {
  const members = await db.query<Stored>(sql`select id, account_id, email from member order by id`);
  await db.query(sql`
    update member set email = c.email from json_to_recordset(${JSON.stringify(changesOf(members))}::json) as c(id int, email text)
    where member.id = c.id`);
};
