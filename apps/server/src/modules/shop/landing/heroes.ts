import { safeLink } from '@vitrine/api/rules';
import type { CallData, contract } from '@vitrine/api';
import { heroStyles } from '@vitrine/api/schemas';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { at, wordsIn } from '../../../domain/content.ts';
import type { Words } from '../../../domain/content.ts';
import type { Scope } from '../../../domain/scope.ts';
import { todayInSql } from '../../../domain/today.ts';

type Hero = CallData<typeof contract.landing.content>['hero'][number];
type Button = Hero['buttons'][number];

/** What `hero.buttons` holds. */
export interface StoredButton {
  text: Words;
  color?: Button['color'];
  type: Button['type'];
  link?: string | null;
}

interface HeroRecord extends Omit<Hero, 'buttons' | 'styles'> {
  styles: Readonly<Record<string, unknown>>;
  buttons: StoredButton[];
}

/** Only the typed tokens, each for itself: never CSS text. */
export const knownStyles = (styles: Readonly<Record<string, unknown>>): Hero['styles'] =>
  Object.fromEntries(
    Object.entries(styles).filter(([name, value]) => heroStyles.strict().safeParse({ [name]: value }).success),
  );

/** A link button whose link leads nowhere is left out. */
const buttons = ({ language }: Scope, stored: readonly StoredButton[]): Button[] =>
  stored
    .map(({ text, color, type, link }): Button => ({
      text: wordsIn(language)(text),
      color: color ?? null,
      type,
      link: type === 'link' ? safeLink(link) : null,
    }))
    .filter(({ type, link }) => type !== 'link' || link !== null);

const toHero = (scope: Scope, record: HeroRecord): Hero => ({
  ...record,
  image: record.image && at(record.image, 1200),
  image_mobile: record.image_mobile && at(record.image_mobile, 600),
  styles: knownStyles(record.styles),
  buttons: buttons(scope, record.buttons),
});

/** Names of active events or of their segments; every hero of them, flagged for the landing page or not (R-082). */
const ofEvents = ({ account }: Scope, slugs: readonly string[]): Sql =>
  sql`is_open(es, ${todayInSql(account)}) and (es.slug = any(${slugs}::text[]) or e.slug = any(${slugs}::text[]))`;

/** The heroes of the named active events; without a name those flagged for the landing page. In their order (E-07). */
export const findHeroes = async (scope: Scope, events: readonly string[] = []): Promise<Hero[]> => {
  const { db, account, language } = scope;
  const records = await db.query<HeroRecord>(sql`
    select h.id, h.template, localized(h.title, ${language}) as title, nullif(localized(h.text, ${language}), '') as text, h.logo, h.image, h.image_mobile,
      localized(h.image_alt, ${language}) as image_alt, h.styles, h.slug, h.show_landing_page, h.buttons,
      case when es.id is not null then json_build_object('id', es.id, 'name', localized(es.name, ${language})) end as event_segment,
      nullif(localized(h.about_title, ${language}), '') as event_segment_title_about_project,
      nullif(localized(h.about_text, ${language}), '') as event_segment_about_project
    from hero h left join event_segment es on es.id = h.event_segment_id left join event e on e.id = es.event_id
    where h.account_id = ${account.id} and ${events.length === 0 ? sql`h.show_landing_page` : ofEvents(scope, events)}
    order by h.position, h.id`);
  return records.map((record) => toHero(scope, record));
};
