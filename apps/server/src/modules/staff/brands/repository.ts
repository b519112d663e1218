import type { CallData, contract } from '@vitrine/api';
import sql, { join } from 'sql-template-tag';
import type { Scope } from '../../../domain/scope.ts';
import { applicationWaits } from '../../shop/registration/applications.ts';
import { contains, findPage } from '../../../db/page.ts';
import type { Page } from '../../../db/page.ts';

type Calls = typeof contract.staffBrands;
export type Application = CallData<Calls['applications']>['data'][number];
export type StaffBrand = CallData<Calls['list']>['data'][number];
export type SameName = CallData<Calls['application']>['data']['same_name'];

const applicationOf = (language: string) => sql`json_build_object(
  'id', r.id, 'created_at', r.created_at, 'company', r.company_name, 'website', r.company_website, 'year_established', r.year_established,
  'person', json_build_object('name', concat_ws(' ', r.first_name, r.last_name), 'email', r.email, 'phone', r.phone),
  'segments', (select coalesce(json_agg(localized(s.name, ${language}) order by s.position), '[]')
    from segment s where s.account_id = r.account_id and s.id = any(r.segment_ids)),
  'events', (select coalesce(json_agg(localized(e.name, ${language}) order by e.id), '[]')
    from event_segment e where e.account_id = r.account_id and e.id = any(r.event_segment_ids)),
  'locations', (select coalesce(json_agg(l.name order by l.name), '[]') from location l where l.id = any(r.location_ids)),
  'places', r.places, 'language_code', r.language_code)`;

export const findApplications = (
  { db, account, language }: Scope,
  { page, search }: { page: number; search?: string | undefined },
): Promise<Page<Application>> =>
  findPage(db, {
    rows: sql`select * from preregistration p where p.account_id = ${account.id} and ${applicationWaits}
      and (${contains(search, sql`p.company_name`, sql`p.email`)})`,
    wire: applicationOf(language),
    order: sql`r.id`,
    page,
  });

export const findApplication = async (
  { db, account, language }: Scope,
  id: number,
): Promise<Application | undefined> => {
  const [row] = await db.query<{ wire: Application }>(sql`
    select ${applicationOf(language)} as wire from preregistration r
    where r.account_id = ${account.id} and r.id = ${id} and ${applicationWaits}`);
  return row?.wire;
};

/** The brand that is meant by a name, in any spelling of its letters. */
export const findByName = async ({ db, account }: Scope, name: string): Promise<SameName> => {
  const [row] = await db.query<NonNullable<SameName>>(sql`
    select id, name, slug from brand where account_id = ${account.id} and search_name = folded(${name}) order by id limit 1`);
  return row ?? null;
};

export const isBrandSlug = async ({ db, account }: Scope, slug: string): Promise<boolean> => {
  const rows = await db.query(sql`select 1 from brand where account_id = ${account.id} and slug = ${slug}`);
  return rows.length > 0;
};

/** Those of some slugs that a brand has. */
export const findBrandSlugs = async ({ db, account }: Scope, slugs: readonly string[]): Promise<string[]> => {
  const rows = await db.query<{ slug: string }>(
    sql`select slug from brand where account_id = ${account.id} and slug in (${join(slugs)})`,
  );
  return rows.map(({ slug }) => slug);
};

const brandWire = sql`json_build_object(
  'id', r.id, 'name', r.name, 'slug', r.slug, 'is_published', r.is_published, 'created_at', r.created_at,
  'people', (select count(*)::int from member m where m.brand_id = r.id),
  'collections', (select count(*)::int from collection c where c.brand_id = r.id))`;

interface Asked {
  page: number;
  view?: 'published' | 'unpublished' | undefined;
  search?: string | undefined;
  slugs?: string | undefined;
}

export const findBrands = ({ db, account }: Scope, { page, view, search, slugs }: Asked): Promise<Page<StaffBrand>> =>
  findPage(db, {
    rows: sql`select * from brand b where b.account_id = ${account.id}
      and b.is_published = ${view === undefined ? sql`b.is_published` : sql`${view === 'published'}::boolean`}
      and (${contains(search, sql`b.name`, sql`b.slug`)})
      and b.slug = ${slugs === undefined ? sql`b.slug` : sql`any(${slugs.split(',')}::text[])`}`,
    wire: brandWire,
    order: sql`r.search_name, r.id`,
    page,
  });

export interface Counts {
  published: number;
  unpublished: number;
  applications: number;
}

export const countBrands = async ({ db, account }: Scope): Promise<Counts> => {
  const [row] = await db.query<Counts>(sql`
    select count(*) filter (where is_published)::int as published, count(*) filter (where not is_published)::int as unpublished,
      (select count(*)::int from preregistration p where p.account_id = ${account.id} and ${applicationWaits}) as applications
    from brand where account_id = ${account.id}`);
  return row ?? { published: 0, unpublished: 0, applications: 0 };
};

export const findBrand = async ({ db, account }: Scope, id: number): Promise<StaffBrand | undefined> => {
  const [row] = await db.query<{ wire: StaffBrand }>(
    sql`select ${brandWire} as wire from brand r where r.account_id = ${account.id} and r.id = ${id}`,
  );
  return row?.wire;
};

/** Holds a brand until the transaction ends: of two who publish or hide it, the second sees what the first did. */
export const lockBrand = async ({ db, account }: Scope, id: number): Promise<void> => {
  await db.query(sql`select from brand where account_id = ${account.id} and id = ${id} for no key update`);
};

export const setPublished = async ({ db, account }: Scope, id: number, isPublished: boolean): Promise<void> => {
  await db.query(sql`update brand set is_published = ${isPublished} where account_id = ${account.id} and id = ${id}`);
};
