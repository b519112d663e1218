import sql from 'sql-template-tag';
import type { Words } from '../../../domain/content.ts';
import { notFound, Refusal } from '../../../domain/refusal.ts';
import { inTransaction } from '../../../domain/scope.ts';
import type { Scope } from '../../../domain/scope.ts';
import { recordChange } from '../../../platform/audit.ts';
import { cleanHtml } from '../../../platform/cleanHtml.ts';
import { didYouMean } from '../../staff/branding/nearest.ts';
import { lockAccount } from '../../shared/account/lock.ts';
import { firstPictures } from '../../shared/media/firstPictures.ts';
import { findTaker, writeEvent, writeSegment } from './documents.ts';

interface Row {
  id: number;
  slug: string;
}

const tables = { event: sql`event`, segment: sql`event_segment`, brand: sql`brand` } as const;

/** The row of a slug, or a refusal that names the one that was probably meant. */
const find = async ({ db, account }: Scope, what: keyof typeof tables, slug: string): Promise<Row> => {
  const rows = await db.query<Row>(sql`select id, slug from ${tables[what]} where account_id = ${account.id}`);
  const found = rows.find((row) => row.slug === slug);
  if (found) return found;
  const meant = didYouMean(
    slug,
    rows.map((row) => row.slug),
  );
  throw notFound(`There is no ${what} "${slug}" in the account "${account.hash}".${meant}`);
};

/** Refuses a slug that is a page of the shop, a brand, or taken already (D-033, D-046). */
const refuseTaken = async (scope: Scope, what: 'event' | 'segment', slug: string): Promise<void> => {
  const by = await findTaker(scope, what, slug);
  if (by === undefined) return;
  const takers = {
    shop: 'an address of the shop',
    brand: 'the address of a brand',
    page: 'the address of a campaign page',
    own: `the slug of another ${what}`,
  };
  throw new Refusal(409, `"${slug}" is ${takers[by]}. Nothing was created. Choose another slug.`);
};

export interface EventOrder {
  slug: string;
  name: Words;
  /** YYYY-MM-DD. */
  startsOn?: string | undefined;
  endsOn?: string | undefined;
}

/** Adds an event. It has no page until one of its segments is active and has a hero. */
export const createEvent = (scope: Scope, { slug, name, startsOn, endsOn }: EventOrder): Promise<void> =>
  inTransaction(scope, async (tx) => {
    await lockAccount(tx);
    await refuseTaken(tx, 'event', slug);
    await writeEvent(tx, slug, { name, logo: null, starts_on: startsOn ?? null, ends_on: endsOn ?? null });
    await recordChange(tx, { action: 'event.create', subject: { id: slug, name: name.en }, after: { slug } });
  });

export interface SegmentOrder {
  slug: string;
  name: Words;
  /** Slug of its event; a segment without one is open to everybody. */
  event?: string | undefined;
}

/** Adds a segment: active when it belongs to an event. */
export const createSegment = (scope: Scope, { slug, name, event }: SegmentOrder): Promise<void> =>
  inTransaction(scope, async (tx) => {
    await lockAccount(tx);
    if (event !== undefined) await find(tx, 'event', event);
    await refuseTaken(tx, 'segment', slug);
    const isActive = event !== undefined;
    const document = {
      name,
      event: event ?? null,
      is_active: isActive,
      starts_on: null,
      ends_on: null,
      image_tag: null,
      brands: [],
    };
    await writeSegment(tx, slug, document);
    await recordChange(tx, { action: 'segment.create', subject: { id: slug, name: slug }, after: { name, event } });
  });

/** Opens a segment of an event or closes it; false when it was so already. */
export const setActive = (scope: Scope, slug: string, active: boolean): Promise<boolean> =>
  inTransaction(scope, async (tx) => {
    const { id } = await find(tx, 'segment', slug);
    const [own] = await tx.db.query(sql`select 1 from event_segment where id = ${id} and event_id is not null`);
    if (!own)
      throw new Refusal(409, `"${slug}" belongs to no event, so it is always open to everybody. Nothing was changed.`);
    const changed = await tx.db.query(
      sql`update event_segment set is_active_event = ${active} where id = ${id} and is_active_event <> ${active} returning 1`,
    );
    if (changed.length > 0)
      await recordChange(tx, { action: active ? 'segment.open' : 'segment.close', subject: { id: slug, name: slug } });
    return changed.length > 0;
  });

export interface HeroOrder {
  segment: string;
  title: Words;
  text?: Words | undefined;
  /** HTML. */
  about?: Words | undefined;
  onLanding: boolean;
}

const cleaned = (words: Words): Words =>
  Object.fromEntries(Object.entries(words).map(([language, html]) => [language, cleanHtml(html)])) as Words;

const stored = (words: Words | undefined): string | null => (words === undefined ? null : JSON.stringify(words));

/** Sets the hero of a segment, in place of an earlier one. Its picture is drawn in the colours of the account. */
export const setHero = (scope: Scope, { segment, title, text, about, onLanding }: HeroOrder): Promise<void> =>
  inTransaction(scope, async (tx) => {
    const { db, account } = tx;
    await lockAccount(tx);
    const { id, slug } = await find(tx, 'segment', segment);
    const { ground = '#f4efe9', accent } = account.style.seeds;
    const { cover, list } = firstPictures(slug, [ground, accent]);
    await db.query(sql`
      insert into hero (account_id, event_segment_id, template, slug, title, text, image, image_mobile, about_text, show_landing_page, position)
      values (${account.id}, ${id}, 'C', ${`event-${slug}`}, ${stored(title)}::jsonb, ${stored(text)}::jsonb, ${cover}, ${list},
        ${stored(about && cleaned(about))}::jsonb, ${onLanding}, 100)
      on conflict (account_id, slug) do update set title = excluded.title, text = excluded.text, about_text = excluded.about_text,
        show_landing_page = excluded.show_landing_page`);
    await recordChange(tx, {
      action: 'segment.hero',
      subject: { id: slug, name: slug },
      after: { title, text, about, on_landing: onLanding },
    });
    await db.query(sql`refresh materialized view concurrently drawn_picture`);
  });

/** Puts a brand into a segment or takes it out; false when it was so already. */
export const placeInSegment = (scope: Scope, segment: string, brand: string, isMember: boolean): Promise<boolean> =>
  inTransaction(scope, async (tx) => {
    const [{ id: segmentId }, { id: brandId }] = [await find(tx, 'segment', segment), await find(tx, 'brand', brand)];
    const changed = await tx.db.query(
      isMember
        ? sql`insert into brand_event_segment (brand_id, event_segment_id) values (${brandId}, ${segmentId}) on conflict do nothing returning 1`
        : sql`delete from brand_event_segment where brand_id = ${brandId} and event_segment_id = ${segmentId} returning 1`,
    );
    if (changed.length > 0)
      await recordChange(tx, {
        action: isMember ? 'segment.add_brand' : 'segment.remove_brand',
        subject: { id: segment, name: segment },
        after: { brand },
      });
    return changed.length > 0;
  });

export interface ListedSegment {
  event: string | null;
  segment: string | null;
  name: string;
  active: boolean;
  brands: number;
  members: number;
}

/** Every event with its segments, and the segments of none. */
export const listSegments = ({ db, account, language }: Scope): Promise<ListedSegment[]> =>
  db.query(sql`
    select e.slug as event, es.slug as segment, coalesce(localized(es.name, ${language}), translated(e.name, e.names, ${language})) as name,
      coalesce(es.is_active_event, false) as active,
      (select count(*)::int from brand_event_segment b where b.event_segment_id = es.id) as brands,
      (select count(*)::int from member_event_segment m where m.event_segment_id = es.id) as members
    from (select * from event where account_id = ${account.id}) e
    full join (select * from event_segment where account_id = ${account.id}) es on es.event_id = e.id
    order by e.slug nulls last, es.slug nulls first`);
