import sql from 'sql-template-tag';
import type { Database } from '../../../db/database.ts';
import type { BrandingDocument } from './document.ts';

export interface BrandedAccount {
  id: number;
  hash: string;
  document: BrandingDocument;
}

export const columns = sql`json_build_object('style', style, 'title', title, 'name', name, 'logo', logo, 'logo_dark', logo_dark,
  'poweredByBlanc', powered_by, 'language_code', language_code, 'texts', texts) as document`;

/** The account of a hash, locked until the transaction ends. */
export const lockAccount = async (tx: Database, hash: string): Promise<BrandedAccount | undefined> => {
  const [row] = await tx.query<BrandedAccount>(
    sql`select id, hash, ${columns} from account where hash = ${hash} for update`,
  );
  return row;
};

export const findAccount = async (db: Database, hash: string): Promise<BrandedAccount | undefined> => {
  const [row] = await db.query<BrandedAccount>(sql`select id, hash, ${columns} from account where hash = ${hash}`);
  return row;
};

export interface ListedAccount {
  hash: string;
  name: string;
  title: string;
  language_code: string;
  hosts: string[];
  /** How many former brandings can be taken back. */
  former: number;
}

export const listAccounts = (db: Database): Promise<ListedAccount[]> =>
  db.query(sql`
    select a.hash, a.name, a.title, a.language_code,
      array(select h.host from account_host h where h.account_id = a.id order by h.host) as hosts,
      (select count(*)::int from account_branding_history f where f.account_id = a.id) as former
    from account a order by a.id`);

/** Puts what the account looks like now aside; `person` replaces it. */
export const keepFormer = async (tx: Database, accountId: number, person: string | null): Promise<void> => {
  await tx.query(sql`
    insert into account_branding_history (account_id, name, title, logo, logo_dark, powered_by, language_code, style, texts, replaced_by)
    select id, name, title, logo, logo_dark, powered_by, language_code, style, texts, ${person} from account where id = ${accountId}`);
};

/** Takes the newest former branding out of the history. */
export const takeFormer = async (tx: Database, accountId: number): Promise<BrandingDocument | undefined> => {
  const [row] = await tx.query<{ document: BrandingDocument }>(sql`
    delete from account_branding_history
    where account_id = ${accountId} and id = (select max(id) from account_branding_history where account_id = ${accountId})
    returning ${columns}`);
  return row?.document;
};

/** True when a former branding or the draft shows this picture: then it is one of the account's own. */
export const showedPicture = async (db: Database, accountId: number, path: string): Promise<boolean> => {
  const rows = await db.query(sql`
    select from account_branding_history where account_id = ${accountId} and (logo = ${path} or logo_dark = ${path})
    union all select from account where id = ${accountId} and (logo = ${path} or logo_dark = ${path}
      or branding_draft ->> 'logo' = ${path} or branding_draft ->> 'logo_dark' = ${path})`);
  return rows.length > 0;
};

export const writeBranding = async (tx: Database, accountId: number, document: BrandingDocument): Promise<void> => {
  await tx.query(sql`
    update account set name = ${document.name}, title = ${document.title}, logo = ${document.logo}, logo_dark = ${document.logo_dark},
      powered_by = ${document.poweredByBlanc}, language_code = ${document.language_code},
      style = ${JSON.stringify(document.style)}::jsonb, texts = ${JSON.stringify(document.texts)}::jsonb,
      branding_version = branding_version + 1
    where id = ${accountId}`);
};
