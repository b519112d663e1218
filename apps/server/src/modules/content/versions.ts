import { isDeepStrictEqual } from 'node:util';
import type { ContentSaved } from '@vitrine/api';
import sql from 'sql-template-tag';
import { momentOf } from '../../db/json.ts';
import type { Scope } from '../../domain/scope.ts';

/** Keeps a saved document. The first time, the document that it replaces is kept too. */
export const keepVersion = async (
  { db, account, viewer }: Scope,
  name: string,
  before: object | undefined,
  after: object,
): Promise<void> => {
  if (before)
    await db.query(sql`
      insert into content_version (account_id, name, document)
      select ${account.id}, ${name}, ${JSON.stringify(before)}::jsonb
      where not exists (select from content_version where account_id = ${account.id} and name = ${name})`);
  await db.query(sql`
    insert into content_version (account_id, name, document, member_name)
    values (${account.id}, ${name}, ${JSON.stringify(after)}::jsonb, ${viewer?.name ?? null})`);
};

type Row = Omit<ContentSaved, 'changed'> & { document: Record<string, unknown> };

const shown = 50;

/** The newest versions. One more is read, to tell what the last of them changed. */
export const listVersions = async ({ db, account }: Scope, name: string): Promise<ContentSaved[]> => {
  const rows = await db.query<Row>(sql`
    select id, ${momentOf(sql`created_at`)} as saved_at, member_name as person, document
    from content_version where account_id = ${account.id} and name = ${name} order by id desc limit ${shown + 1}`);
  return rows.slice(0, shown).map(({ document, ...version }, place) => {
    const before = rows[place + 1]?.document;
    const changed =
      before && Object.keys(document).filter((field) => !isDeepStrictEqual(document[field], before[field]));
    return { ...version, changed: changed ?? null };
  });
};

export const findVersion = async ({ db, account }: Scope, name: string, id: number): Promise<unknown> => {
  const [row] = await db.query<{ document: unknown }>(sql`
    select document from content_version where account_id = ${account.id} and name = ${name} and id = ${id}`);
  return row?.document;
};
