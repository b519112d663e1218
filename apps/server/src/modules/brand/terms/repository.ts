import { safeLink } from '@vitrine/api/rules';
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Scope, SellerScope } from '../../../domain/scope.ts';
import { optional } from '../texts.ts';
import type { BrandFacts, FactsInput } from './types.ts';

const segmentLinks = sql`select segment_id from brand_segment where brand_id = b.id`;
const categoryLinks = sql`select category_id from brand_category where brand_id = b.id`;

const idsOf = (links: Sql): Sql => sql`to_json(array(${links} order by 1))`;

/** What can be chosen: what is not hidden, and what the brand has already. */
const choices = (language: string, from: Sql, links: Sql): Sql => sql`(
  select coalesce(json_agg(json_build_object('id', o.id, 'name', localized(o.name, ${language})) order by o.position, localized(o.name, ${language}), o.id), '[]')
  from ${from} o where o.account_id = b.account_id and (not o.is_hidden or o.id in (${links})))`;

/** The facts of a brand of the account; held until the transaction ends if `hold`. */
export const findFacts = async (scope: Scope, brandId: number, hold = false): Promise<BrandFacts | undefined> => {
  const { db, account, language } = scope;
  const [row] = await db.query<{ facts: BrandFacts }>(sql`
    select json_build_object(
      'version', b.facts_version, 'name', b.name, 'tags', to_json(b.tags), 'description', b.description, 'terms', b.terms,
      'order_now_url', coalesce(b.order_now_url, ''), 'minimum_quantity', b.minimum_quantity, 'maximum_quantity', b.maximum_quantity,
      'minimum_value', b.minimum_value_cents / 100.0, 'maximum_value', b.maximum_value_cents / 100.0,
      'segment_ids', ${idsOf(segmentLinks)}, 'category_ids', ${idsOf(categoryLinks)},
      'choices', json_build_object('segments', ${choices(language, sql`segment`, segmentLinks)},
        'categories', ${choices(language, sql`category`, categoryLinks)})) as facts
    from brand b where b.account_id = ${account.id} and b.id = ${brandId} ${hold ? sql`for update` : empty}`);
  return row && { ...row.facts, order_now_url: safeLink(row.facts.order_now_url) ?? '' };
};

const cents = (amount: number | null): number | null => (amount === null ? null : Math.round(amount * 100));

const writeLinks = async ({ db, account, viewer }: SellerScope, { segment_ids, category_ids }: FactsInput) => {
  await db.query(sql`
    delete from brand_segment where brand_id = ${viewer.brandId} and not (segment_id = any(${segment_ids}::int[]))`);
  await db.query(sql`
    insert into brand_segment (account_id, brand_id, segment_id)
    select distinct ${account.id}::int, ${viewer.brandId}::int, id from unnest(${segment_ids}::int[]) id on conflict do nothing`);
  await db.query(sql`
    delete from brand_category where brand_id = ${viewer.brandId} and not (category_id = any(${category_ids}::int[]))`);
  await db.query(sql`
    insert into brand_category (brand_id, category_id)
    select distinct ${viewer.brandId}::int, id from unnest(${category_ids}::int[]) id on conflict do nothing`);
};

/** Writes the facts. The brand's address in the shop stays. */
export const writeFacts = async (scope: SellerScope, input: FactsInput): Promise<void> => {
  const { db, account, viewer } = scope;
  const json = (texts: FactsInput['terms']) => JSON.stringify(optional(texts) ?? {});
  await db.query(sql`
    update brand set facts_version = facts_version + 1, name = ${input.name}, tags = ${input.tags}::text[],
      description = ${json(input.description)}::jsonb, terms = ${json(input.terms)}::jsonb,
      order_now_url = ${input.order_now_url || null}, minimum_quantity = ${input.minimum_quantity},
      maximum_quantity = ${input.maximum_quantity}, minimum_value_cents = ${cents(input.minimum_value)},
      maximum_value_cents = ${cents(input.maximum_value)}
    where account_id = ${account.id} and id = ${viewer.brandId}`);
  await writeLinks(scope, input);
};
