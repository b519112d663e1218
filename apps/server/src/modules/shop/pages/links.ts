import type { LinkGroup } from '@vitrine/api';
import { safeLink } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import type { Scope } from '../../../domain/scope.ts';
import { isPartnerSite, listPartnerSites } from '../../shared/handOff/sites.ts';
import type { LinksDocument } from './document.ts';

interface LinkRow {
  groupId: number;
  group: string;
  id: number;
  text: string;
  url: string;
}

const byGroup = (rows: readonly LinkRow[], toLink: (row: LinkRow) => LinkGroup['links']): LinkGroup[] =>
  [...Map.groupBy(rows, ({ groupId }) => groupId).values()]
    .map((own) => ({ group: own[0]?.group ?? '', links: own.flatMap(toLink) }))
    .filter(({ links }) => links.length > 0);

/** The link groups of the side menu in their order (E-12). A link that leads nowhere is left out. */
export const listLinkGroups = async (scope: Scope): Promise<LinkGroup[]> => {
  const { db, account, language } = scope;
  const [rows, sites] = await Promise.all([
    db.query<LinkRow>(sql`
      select g.id as "groupId", localized(g.title, ${language}) as "group", l.id, localized(l.text, ${language}) as text, l.url
      from link_group g join link l on l.link_group_id = g.id
      where g.account_id = ${account.id} order by g.position, g.id, l.position, l.id`),
    listPartnerSites(scope),
  ]);
  return byGroup(rows, ({ id, text, url }) => {
    const link = safeLink(url);
    return link === null ? [] : [{ id, text, url: link, hand_off: isPartnerSite(sites, link) }];
  });
};

/** Replaces the link groups and partner sites of the account. Runs in a transaction of the caller. */
export const replaceLinks = async ({ db, account }: Scope, { groups, sites }: LinksDocument): Promise<void> => {
  await db.query(sql`delete from link_group where account_id = ${account.id}`);
  await db.query(sql`delete from partner_site where account_id = ${account.id}`);
  await db.query(
    sql`insert into partner_site (account_id, origin) select distinct ${account.id}::int, origin from unnest(${sites}::text[]) origin`,
  );
  for (const [position, { group, links }] of groups.entries())
    await db.query(sql`
      with added as (
        insert into link_group (account_id, title, position) values (${account.id}, ${JSON.stringify(group)}::jsonb, ${position}) returning id)
      insert into link (account_id, link_group_id, text, url, position)
      select ${account.id}, added.id, l.text, l.url, l.position
      from added, json_to_recordset(${JSON.stringify(links.map((link, place) => ({ ...link, position: place })))}::json) as l(text jsonb, url text, position int)`);
};

/** The link groups and sites as a file would set them. */
export const readLinks = async ({ db, account }: Scope): Promise<LinksDocument> => {
  const groups = await db.query<LinksDocument['groups'][number]>(sql`
    select g.title as "group", coalesce((
      select json_agg(json_build_object('text', l.text, 'url', l.url) order by l.position, l.id) from link l where l.link_group_id = g.id), '[]') as links
    from link_group g where g.account_id = ${account.id} order by g.position, g.id`);
  const sites = await db.query<{ origin: string }>(
    sql`select origin from partner_site where account_id = ${account.id} order by origin`,
  );
  return { sites: sites.map(({ origin }) => origin), groups };
};
