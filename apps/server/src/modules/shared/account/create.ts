import { themes } from '@vitrine/tokens';
import type { Branding } from '@vitrine/tokens';
import sql from 'sql-template-tag';
import type { Database } from '../../../db/database.ts';
import type { Language } from '../../../domain/language.ts';
import type { Viewer } from '../../../domain/scope.ts';
import { isInstallationHost } from '../../../domain/hosts.ts';
import type { HostRules } from '../../../domain/hosts.ts';
import { recordChange } from '../../../platform/audit.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { countries, menu } from './firstRows.ts';

export interface AccountOrder {
  hash: string;
  name: string;
  title: string;
  supportEmail: string;
  language: Language;
  /** Host names that lead to it, without port. */
  hosts: readonly string[];
  /** Undefined for the account that the installation's own address leads to. */
  hostRules?: HostRules | undefined;
  /** Vitrine's unless given. */
  style?: Branding;
  /** Who adds it; null for the admin command. */
  viewer?: Viewer | null;
}

/** The account that has the hash already, the first of the hosts that leads to one, and the first that is the installation's own. */
export const findTaken = async (
  db: Database,
  { hash, hosts, hostRules }: Pick<AccountOrder, 'hash' | 'hosts' | 'hostRules'>,
): Promise<{ isHashTaken: boolean; host: { host: string; hash: string } | undefined; own: string | undefined }> => {
  const [account] = await db.query(sql`select id from account where hash = ${hash}`);
  const [host] = await db.query<{ host: string; hash: string }>(
    sql`select h.host, a.hash from account_host h join account a on a.id = h.account_id where h.host = any(${hosts}::text[]) order by h.host limit 1`,
  );
  const own = hostRules && hosts.find((name) => isInstallationHost(hostRules, name));
  return { isHashTaken: account !== undefined, host, own };
};

const refuseTaken = async (db: Database, order: AccountOrder): Promise<void> => {
  const { isHashTaken, host, own } = await findTaken(db, order);
  if (isHashTaken)
    throw new Refusal(409, `There is an account "${order.hash}" already. Nothing was changed. Choose another hash.`);
  if (own !== undefined)
    throw new Refusal(
      409,
      `${own} is an address of this installation and leads to the default account. Nothing was created. Choose another host.`,
    );
  if (host)
    throw new Refusal(
      409,
      `The host ${host.host} leads to the account "${host.hash}". Nothing was created. Choose another host.`,
    );
};

/** Adds an account with segments, categories and sizes, its hosts, and the countries if they are missing. */
export const createAccount = (database: Database, order: AccountOrder): Promise<void> =>
  database.transaction(async (db) => {
    await refuseTaken(db, order);
    const settings = {
      support_email: order.supportEmail,
      copyright_year: new Date().getFullYear(),
      carrier_name: '',
      admin_url: null,
    };
    const [account] = await db.query<{ id: number }>(sql`
      insert into account (hash, name, title, language_code, style, settings)
      values (${order.hash}, ${order.name}, ${order.title}, ${order.language}, ${JSON.stringify(order.style ?? themes.vitrine)}::jsonb, ${JSON.stringify(settings)}::jsonb)
      returning id`);
    if (!account) throw new Error('The account was not written.');
    await db.query(
      sql`insert into account_host (host, account_id) select host, ${account.id} from unnest(${order.hosts}::text[]) host`,
    );
    await db.query(sql`
      insert into segment (account_id, id, name, slug, position)
      select ${account.id}, id, name, slug, place from json_to_recordset(${JSON.stringify(
        menu.map((segment, place) => ({ ...segment, place: place + 1 })),
      )}::json) as s(id int, name jsonb, slug text, place int)`);
    await db.query(sql`
      insert into location (code, name)
      select code, name from json_to_recordset(${JSON.stringify(
        countries.map(([code, name]) => ({ code, name })),
      )}::json) as c(code text, name text) on conflict do nothing`);
    await db.query(sql`select add_first_catalogue(${account.id})`);
    // Pictures are drawn only where a row names them.
    await db.query(sql`refresh materialized view concurrently drawn_picture`);
    await recordChange(
      { db, account, viewer: order.viewer ?? null },
      {
        action: 'account.create',
        subject: { id: account.id, name: order.name },
        after: { hash: order.hash, hosts: order.hosts },
      },
    );
  });
