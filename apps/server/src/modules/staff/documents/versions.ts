import { isDeepStrictEqual } from 'node:util';
import type { ContentSaved } from '@vitrine/api';
import sql from 'sql-template-tag';
import { momentOf } from '../../../db/json.ts';
import type { Scope } from '../../../domain/scope.ts';

/** Keeps a document that has no version yet, before it is replaced or removed. */
export const keepFormer = async ({ db, account }: Scope, name: string, before: object): Promise<void> => {
  await db.query(sql`
    insert into content_version (account_id, name, document)
    select ${account.id}, ${name}, ${JSON.stringify(before)}::jsonb
    where not exists (select from content_version where account_id = ${account.id} and name = ${name})`);
};

/** Keeps a saved document. The first time, the document that it replaces is kept too. */
export const keepVersion = async (
  scope: Scope,
  name: string,
  before: object | undefined,
  after: object,
): Promise<void> => {
  const { db, account, viewer } = scope;
  if (before) await keepFormer(scope, name, before);
  await db.query(sql`
    insert into content_version (account_id, name, document, member_name)
    values (${account.id}, ${name}, ${JSON.stringify(after)}::jsonb, ${viewer?.name ?? null})`);
};

/** The versions of a page that has another address from now on. */
export const renameVersions = async ({ db, account }: Scope, from: string, to: string): Promise<void> => {
  await db.query(sql`update content_version set name = ${to} where account_id = ${account.id} and name = ${from}`);
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

/** Names of documents that were saved once, with the title of the last version. */
export const listSaved = ({ db, account, language }: Scope): Promise<{ name: string; title: string | null }[]> =>
  db.query(sql`
    select distinct on (name) name, localized(coalesce(document -> 'title', document -> 'name'), ${language}) as title
    from content_version where account_id = ${account.id} order by name, id desc`);

export const findVersion = async (
  { db, account }: Scope,
  name: string,
  id: number,
): Promise<Row['document'] | undefined> => {
  const [row] = await db.query<Pick<Row, 'document'>>(sql`
    select document from content_version where account_id = ${account.id} and name = ${name} and id = ${id}`);
  return row?.document;
};
