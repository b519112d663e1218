import type { contentDocuments } from '@vitrine/api/schemas';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { z } from 'zod';
import type { Scope } from '../../../domain/scope.ts';
import { cleanHtml } from '../../../platform/cleanHtml.ts';
import { knownStyles } from './heroes.ts';

export type HeroDocument = z.output<(typeof contentDocuments)['hero']>;

const none = sql`'{"en": ""}'::jsonb`;
const words = (column: Sql): Sql => sql`coalesce(nullif(${column}, '{}'), ${none})`;

/** Heroes of the account in their order; those of event segments after those of the landing page. */
export const listHeroes = ({
  db,
  account,
  language,
}: Scope): Promise<{ slug: string; title: string; image: string | null }[]> =>
  db.query(sql`
    select slug, localized(title, ${language}) as title, image from hero where account_id = ${account.id} order by position, id`);

/** A hero in every language; undefined where there is none of this slug. */
export const readHero = async ({ db, account }: Scope, slug: string): Promise<HeroDocument | undefined> => {
  const [row] = await db.query<HeroDocument>(sql`
    select coalesce(h.template, 'C') as template, ${words(sql`h.title`)} as title, ${words(sql`h.text`)} as text, h.logo, h.image, h.image_mobile,
      ${words(sql`h.image_alt`)} as image_alt, h.styles, (
        select coalesce(jsonb_agg(jsonb_build_object('color', 'primary', 'link', null) || jsonb_strip_nulls(button) order by place), '[]')
        from jsonb_array_elements(h.buttons) with ordinality listed (button, place)) as buttons,
      ${words(sql`h.about_title`)} as about_title, ${words(sql`h.about_text`)} as about_text, es.slug as segment, h.show_landing_page, h.position
    from hero h left join event_segment es on es.id = h.event_segment_id
    where h.account_id = ${account.id} and h.slug = ${slug}`);
  return row && { ...row, styles: knownStyles(row.styles) };
};

const cleanWords = (html: HeroDocument['about_text']) =>
  Object.fromEntries(Object.entries(html).map(([language, text]) => [language, cleanHtml(text)]));

/** Adds a hero or replaces it. The segment's slug must be one of the account. */
export const writeHero = async ({ db, account }: Scope, slug: string, hero: HeroDocument): Promise<void> => {
  const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
  await db.query(sql`
    insert into hero (account_id, event_segment_id, template, slug, title, text, logo, image, image_mobile, image_alt, styles, buttons,
      about_title, about_text, show_landing_page, position)
    values (${account.id}, (select id from event_segment where account_id = ${account.id} and slug = ${hero.segment}), ${hero.template}, ${slug},
      ${json(hero.title)}, ${json(hero.text)}, ${hero.logo}, ${hero.image}, ${hero.image_mobile}, ${json(hero.image_alt)}, ${json(hero.styles)},
      ${json(hero.buttons)}, ${json(hero.about_title)}, ${json(cleanWords(hero.about_text))}, ${hero.show_landing_page}, ${hero.position})
    on conflict (account_id, slug) do update set event_segment_id = excluded.event_segment_id, template = excluded.template,
      title = excluded.title, text = excluded.text, logo = excluded.logo, image = excluded.image, image_mobile = excluded.image_mobile,
      image_alt = excluded.image_alt, styles = excluded.styles, buttons = excluded.buttons, about_title = excluded.about_title,
      about_text = excluded.about_text, show_landing_page = excluded.show_landing_page, position = excluded.position`);
};

export const removeHero = async ({ db, account }: Scope, slug: string): Promise<void> => {
  await db.query(sql`delete from hero where account_id = ${account.id} and slug = ${slug}`);
};

/** Whether the account has an event segment of this slug. */
export const isSegment = async ({ db, account }: Scope, slug: string): Promise<boolean> => {
  const [row] = await db.query(sql`select 1 from event_segment where account_id = ${account.id} and slug = ${slug}`);
  return row !== undefined;
};
