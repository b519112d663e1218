import type { BrandRight } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Viewer } from '../../../domain/scope.ts';
import type { BuyerScope, Scope } from '../../../domain/scope.ts';

export type Address = Partial<Record<string, string>>;

export interface User {
  firstName: string;
  lastName: string;
  email: string;
  status: 'active' | 'inactive' | 'pending';
  /** Null for the people of a retailer. */
  right: BrandRight | null;
}

export interface CompanyRow {
  name: string;
  facebook: string | null;
  instagram: string | null;
  website: string | null;
  about: string;
  logo: string | null;
  yearEstablished: number | null;
}

export interface ProfileRow extends CompanyRow {
  id: number;
  locationIds: number[];
  billing: Address | null;
  shipping: Address | null;
}

export const companyColumns = ({ language }: Scope): Sql => sql`
  name, facebook, instagram, website, coalesce(localized(about, ${language}), '') as about, logo, year_established as "yearEstablished"`;

/** The retailer of the viewer (E-47). */
export const findRetailer = async (scope: BuyerScope): Promise<ProfileRow | undefined> => {
  const [row] = await scope.db.query<ProfileRow>(sql`
    select id, ${companyColumns(scope)}, location_ids as "locationIds", billing, shipping
    from retailer where account_id = ${scope.account.id} and id = ${scope.viewer.retailerId}`);
  return row;
};

/** What a person may do for a brand. */
export const rightColumn = sql`case when brand_id is not null then brand_right end as "right"`;

/** The condition on `member` that somebody acts for the viewer's retailer or brand. Staff have neither. */
export const isColleague = ({ account }: Scope, { side, retailerId, brandId }: Viewer): Sql =>
  side === 'buyer'
    ? sql`account_id = ${account.id} and retailer_id = ${retailerId}`
    : sql`account_id = ${account.id} and brand_id = ${brandId}`;

/** Everybody who acts for the viewer's company, the viewer included. */
export const listUsers = (scope: Scope, viewer: Viewer): Promise<User[]> =>
  scope.db.query<User>(sql`
    select first_name as "firstName", last_name as "lastName", email, status, ${rightColumn}
    from member where ${isColleague(scope, viewer)} order by created_at, id`);
