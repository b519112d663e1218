import type { contentDocuments } from '@vitrine/api/schemas';
import sql from 'sql-template-tag';
import type { z } from 'zod';
import type { AccountNames } from '../../../domain/account.ts';
import type { Scope } from '../../../domain/scope.ts';

type NamesDocument = z.output<(typeof contentDocuments)['names']>;

/** Tags and sizes with what each is called by language, by name. */
export const readNames = async ({ db, account }: Scope): Promise<NamesDocument> => {
  const [row] = await db.query<{ names: AccountNames }>(sql`select names from account where id = ${account.id}`);
  const names = Object.entries(row?.names ?? {}).map(([name, words]) => ({ name, shown: { en: '', ...words } }));
  return { names: names.toSorted((a, b) => a.name.localeCompare(b.name)) };
};

export const writeNames = async ({ db, account }: Scope, { names }: NamesDocument): Promise<void> => {
  const kept = Object.fromEntries(names.map(({ name, shown }) => [name, shown]));
  await db.query(sql`update account set names = ${JSON.stringify(kept)}::jsonb where id = ${account.id}`);
};
