import type { LocalizedWords } from '@vitrine/api/schemas';
import sql, { raw } from 'sql-template-tag';
import type { Scope } from '../../../domain/scope.ts';

type Legal = 'terms' | 'privacy';

/** A legal text of the account in every language, as HTML. */
export const readLegal = async ({ db, account }: Scope, kind: Legal): Promise<{ text: LocalizedWords }> => {
  const [row] = await db.query<{ text: Partial<LocalizedWords> }>(
    sql`select ${raw(kind)} as text from account where id = ${account.id}`,
  );
  return { text: { en: '', ...row?.text } };
};

export const writeLegal = async (
  { db, account }: Scope,
  kind: Legal,
  { text }: { text: LocalizedWords },
): Promise<void> => {
  await db.query(sql`update account set ${raw(kind)} = ${JSON.stringify(text)}::jsonb where id = ${account.id}`);
};
