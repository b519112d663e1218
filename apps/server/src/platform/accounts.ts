import sql from 'sql-template-tag';
import { brandingSchema, themes } from '@vitrine/tokens';
import type { Branding } from '@vitrine/tokens';
import type { Database } from '../db/database.ts';
import type { AccountNames, AccountRecord, AccountSettings, AccountTexts } from '../domain/account.ts';
import { isInstallationHost, plainHost } from '../domain/hosts.ts';
import type { HostRules } from '../domain/hosts.ts';
import type { Language } from '../domain/language.ts';
import { notFound } from '../domain/refusal.ts';
import { todayOf } from '../domain/today.ts';

interface Options {
  defaultHash: string;
  hostRules: HostRules;
  /** The time zone of accounts that have set none. */
  timeZone?: string;
  /** How long a change of an account may take to show, in milliseconds. */
  keep?: number;
}

export interface Accounts {
  /**
   * The account a request belongs to (D-114): the one its host is mapped to, else the one `X-Account-Hash` names, else the default.
   * A header that names no account, or another one than the host, is a 404. A host of the installation is mapped to no account but the default.
   */
  resolve(host: string, hash: string | undefined): Promise<AccountRecord>;
  /** Every account. */
  all(): Promise<readonly AccountRecord[]>;
  /** Reads the accounts again at the next call. */
  readonly forget: () => void;
}

interface Row {
  id: number;
  hash: string;
  name: string;
  title: string;
  logo: string | null;
  logo_dark: string | null;
  powered_by: boolean;
  language_code: Language;
  style: unknown;
  texts: AccountTexts;
  names: AccountNames;
  hides_members: boolean;
  hidden_from_search: boolean;
  settings: AccountSettings;
  campaign_pages: { slug: string; former_slugs: string[]; shown_from: string | null; shown_until: string | null }[];
  hosts: string[];
}

/** A partner whose branding is broken still gets a shop, in Vitrine's own look. */
const soundStyle = (style: unknown): Branding => brandingSchema.safeParse(style).data ?? themes.vitrine;

/** Each account has a day of its own, so the statement that reads all of them leaves the days to this. */
const pagesShown = ({ campaign_pages: pages }: Row, today: string): AccountRecord['campaignPages'] =>
  pages
    .filter(({ shown_from: from, shown_until: until }) => (from ?? today) <= today && (until ?? today) >= today)
    .map(({ slug, former_slugs }) => ({ slug, former_slugs }));

const toRecord = (row: Row, { defaultHash, hostRules, timeZone: usual = 'UTC' }: Options): AccountRecord => {
  const timeZone = row.settings.time_zone ?? usual;
  return {
    id: row.id,
    hash: row.hash,
    name: row.name,
    title: row.title,
    logo: row.logo,
    logoDark: row.logo_dark,
    poweredBy: row.powered_by,
    language: row.language_code,
    timeZone,
    style: soundStyle(row.style),
    texts: row.texts,
    names: row.names,
    hidesMembers: row.hides_members,
    hiddenFromSearch: row.hidden_from_search,
    settings: row.settings,
    campaignPages: pagesShown(row, todayOf({ timeZone })),
    isDefault: row.hash === defaultHash,
    // A row that gives the installation's own address away counts for nothing.
    hosts: row.hosts.filter((host) => row.hash === defaultHash || !isInstallationHost(hostRules, host)),
  };
};

const readAccounts = async (db: Database, options: Options): Promise<AccountRecord[]> => {
  const rows = await db.query<Row>(sql`
    select a.id, a.hash, a.name, a.title, a.logo, a.logo_dark, a.powered_by, a.language_code, a.style, a.texts, a.names, a.hides_members, a.hidden_from_search, a.settings,
      coalesce((select json_agg(json_build_object('slug', p.slug, 'shown_from', p.shown_from, 'shown_until', p.shown_until, 'former_slugs', array(
          select f.slug from page_former_address f where f.account_id = a.id and f.page_slug = p.slug order by f.slug)) order by p.slug)
        from page p where p.account_id = a.id), '[]') as campaign_pages,
      array(select h.host from account_host h where h.account_id = a.id order by h.host) as hosts
    from account a order by a.id`);
  return rows.map((row) => toRecord(row, options));
};

/** The accounts of the database, read once for all requests of the next seconds. */
export const createAccounts = (db: Database, options: Options): Accounts => {
  const { defaultHash, keep = 5000 } = options;
  let held: { until: number; accounts: Promise<AccountRecord[]> } | undefined;

  const all = (): Promise<AccountRecord[]> => {
    if (held && held.until > Date.now()) return held.accounts;
    const accounts = readAccounts(db, options);
    held = { until: Date.now() + keep, accounts };
    accounts.catch(() => {
      held = undefined;
    });
    return accounts;
  };

  return {
    all,
    resolve: async (asked, hash) => {
      const host = plainHost(asked);
      const accounts = await all();
      const mapped = accounts.find(({ hosts }) => hosts.includes(host));
      const named = accounts.find((account) => account.hash === (hash ?? defaultHash));
      const account = hash === undefined ? (mapped ?? named) : named;
      if (!account || (mapped && mapped !== account)) throw notFound('Account not found.');
      return account;
    },
    forget: () => {
      held = undefined;
    },
  };
};
