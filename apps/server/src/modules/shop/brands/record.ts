import type { CallData, contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { eventSegmentsOf, tagList } from '../../../db/json.ts';
import { nameInSql } from '../../../domain/names.ts';
import type { Scope } from '../../../domain/scope.ts';
import { livePage } from './pageContent.ts';
import type { LivePage, PageContent } from './pageContent.ts';
import { todayInSql } from '../../../domain/today.ts';

type Wire = CallData<typeof contract.brands.page>;
type Named = { id: number; name: string };

/** A brand with all that its page needs; words in the reader's language but for `page` and `draft`. */
export interface BrandRecord {
  id: number;
  name: string;
  slug: string;
  description: string;
  template: Wire['brand_page_template'];
  page: LivePage;
  draft: PageContent | null;
  terms: string;
  isPublished: boolean;
  orderNowUrl: string | null;
  tags: Wire['tags'];
  segments: Named[];
  categories: Named[];
  /** Open ones, in the brand's order. */
  collections: Named[];
  eventSegments: Wire['event_segments'];
  footerImages: Wire['the_brand']['footer_images'];
  connected: boolean;
}

const names = (language: string, from: Sql, order: Sql): Sql =>
  sql`(select coalesce(json_agg(json_build_object('id', n.id, 'name', localized(n.name, ${language})) order by ${order}), '[]') from ${from})`;

/** Events of the brand whose page there is: an event without a hero of an open segment leads away (D-032). */
const footerImages = ({ account }: Scope): Sql => sql`(
  select coalesce(json_agg(json_build_object('slug', e.slug, 'footer_image', e.logo) order by e.id), '[]')
  from event e where e.logo is not null and e.id in (
    select es.event_id from brand_event_segment bes join event_segment es on es.id = bes.event_segment_id where bes.brand_id = b.id)
  and exists (select from hero h join event_segment es on es.id = h.event_segment_id where es.event_id = e.id and is_open(es, ${todayInSql(account)})))`;

const connected = ({ viewer }: Scope): Sql => sql`exists (
  select from connection where connection.brand_id = b.id and connection.retailer_id = ${viewer?.retailerId ?? null}::int
  and (connection.status = 'accepted' or connection.status = 'pending' and connection.requested_by = 'buyer'))`;

/** The brand of a slug, published or not; undefined when there is none in this account. One statement. */
export const findBrand = async (scope: Scope, slug: string): Promise<BrandRecord | undefined> => {
  const { account, language } = scope;
  const [brand] = await scope.db.query<BrandRecord>(sql`
    select b.id, b.name, b.slug, localized(b.description, ${language}) as description,
      b.page_template as template, ${livePage(sql`b`)} as page, b.page_draft as draft, localized(b.terms, ${language}) as terms, b.is_published as "isPublished",
      b.order_now_url as "orderNowUrl", ${tagList(sql`b.tags`, (tag) => nameInSql(scope, tag))} as tags,
      ${names(language, sql`segment n join brand_segment link on link.account_id = n.account_id and link.segment_id = n.id and link.brand_id = b.id`, sql`n.position, n.id`)} as segments,
      ${names(language, sql`category n join brand_category link on link.category_id = n.id and link.brand_id = b.id`, sql`n.position, n.id`)} as categories,
      ${names(language, sql`collection n where n.account_id = b.account_id and n.brand_id = b.id and n.is_active`, sql`n.position, n.id`)} as collections,
      ${eventSegmentsOf(scope)} as "eventSegments", ${footerImages(scope)} as "footerImages", ${connected(scope)} as connected
    from brand b where b.account_id = ${account.id} and b.slug = ${slug}`);
  return brand;
};
