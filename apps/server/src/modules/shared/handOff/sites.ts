import sql from 'sql-template-tag';
import type { Scope } from '../../../domain/scope.ts';
import { accountOrigin } from '../../../platform/origin.ts';

/** The origins a member of the account may be handed to: its partner sites, and its own other hosts (D-133). */
export const listPartnerSites = async ({ db, account, origin }: Scope): Promise<string[]> => {
  const rows = await db.query<{ origin: string }>(
    sql`select origin from partner_site where account_id = ${account.id} order by origin`,
  );
  const own = account.hosts.map((host) => accountOrigin(origin, account, host));
  return [...new Set([...rows.map((row) => row.origin), ...own])].filter((site) => site !== origin);
};

/** True for a web address on one of the sites. */
export const isPartnerSite = (sites: readonly string[], url: string): boolean => {
  const parsed = URL.parse(url);
  return parsed !== null && parsed.username === '' && parsed.password === '' && sites.includes(parsed.origin);
};
