import type { AddressKind } from '@vitrine/api/rules';
import sql, { raw } from 'sql-template-tag';
import type { Language } from '../../../domain/language.ts';
import { unauthenticated } from '../../../domain/refusal.ts';
import type { BuyerScope, MemberScope } from '../../../domain/scope.ts';
import { companyColumns } from './read.ts';
import type { Address, CompanyRow } from './read.ts';

/** A company profile as it is written. Undefined keeps the logo, null removes it. */
export interface CompanyChange extends Omit<CompanyRow, 'logo'> {
  logo: string | null | undefined;
  locationIds: readonly number[];
}

/** The text is kept in the language it is read and written in; a text that did not change keeps its other languages. */
export const updateCompany = async (scope: BuyerScope, change: CompanyChange): Promise<CompanyRow> => {
  const { account, language, viewer } = scope;
  const [row] = await scope.db.query<CompanyRow>(sql`
    update retailer set name = ${change.name}, facebook = ${change.facebook}, instagram = ${change.instagram}, website = ${change.website},
      about = case when coalesce(localized(about, ${language}), '') = ${change.about}::text then about
        when ${change.about}::text = '' then '{}'::jsonb else jsonb_build_object(${language}::text, ${change.about}::text) end,
      logo = case when ${change.logo === undefined}::boolean then logo else ${change.logo ?? null}::text end,
      year_established = ${change.yearEstablished}::int, location_ids = ${change.locationIds}::int[]
    where account_id = ${account.id} and id = ${viewer.retailerId}
    returning ${companyColumns(scope)}`);
  if (!row) throw new Error('The retailer of a signed-in member is missing.');
  return row;
};

/** How many of these ids are countries. */
export const countCountries = async ({ db }: BuyerScope, ids: readonly number[]): Promise<number> => {
  const [row] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from location where id = any(${ids}::int[])`,
  );
  return row?.count ?? 0;
};

const addressColumns = { billing: raw('billing'), shipping: raw('shipping') } as const;

export const updateAddress = async (
  { db, account, viewer }: BuyerScope,
  kind: AddressKind,
  address: Address,
): Promise<void> => {
  await db.query(sql`
    update retailer set ${addressColumns[kind]} = ${JSON.stringify(address)}::jsonb
    where account_id = ${account.id} and id = ${viewer.retailerId}`);
};

export const findDomainIds = async ({ db, account, viewer }: BuyerScope): Promise<number[]> => {
  const [row] = await db.query<{ ids: number[] }>(sql`
    select domain_ids as ids from retailer where account_id = ${account.id} and id = ${viewer.retailerId}`);
  return row?.ids ?? [];
};

export const updateDomainIds = async ({ db, account, viewer }: BuyerScope, ids: readonly number[]): Promise<void> => {
  await db.query(sql`
    update retailer set domain_ids = ${ids}::int[] where account_id = ${account.id} and id = ${viewer.retailerId}`);
};

/** What others see of a person. */
export interface KnownPerson {
  first_name: string;
  last_name: string;
  language_code: Language;
}

/** The signed-in member as before a change, which nobody else makes until then. */
export const lockPerson = async ({ db, account, viewer }: MemberScope): Promise<KnownPerson & { email: string }> => {
  const [row] = await db.query<KnownPerson & { email: string }>(sql`
    select email, first_name, last_name, language_code from member
    where account_id = ${account.id} and id = ${viewer.memberId} for update`);
  if (!row) throw unauthenticated();
  return row;
};

export const updatePerson = async (
  { db, account, viewer }: MemberScope,
  person: KnownPerson & { phone: string },
): Promise<void> => {
  await db.query(sql`
    update member set first_name = ${person.first_name}, last_name = ${person.last_name}, phone = ${person.phone},
      language_code = ${person.language_code}
    where account_id = ${account.id} and id = ${viewer.memberId}`);
};
