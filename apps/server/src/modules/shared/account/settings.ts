import sql from 'sql-template-tag';
import type { Database } from '../../../db/database.ts';
import type { AccountSettings } from '../../../domain/account.ts';
import { notFound } from '../../../domain/refusal.ts';
import type { Viewer } from '../../../domain/scope.ts';
import { recordChange } from '../../../platform/audit.ts';

/** Values by name; null removes one. */
export type SettingsPatch = Partial<Record<keyof AccountSettings, string | number | null>>;

/** Settings that are there to be named, and what they are before anybody sets them. */
const EMPTY: Readonly<Required<AccountSettings>> = {
  support_email: '',
  copyright_year: 0,
  carrier_name: '',
  admin_url: null,
  analytics_id: null,
  analytics_url: null,
  marketing_token: null,
  marketing_url: null,
  recall_minutes: null,
  time_zone: null,
};

/** The fields of a patch that it changes, as they are in `settings`. */
const valuesOf = (settings: AccountSettings, fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field, settings[field as keyof AccountSettings] ?? null]));

/** Settings as they are, with what nobody has set. */
export const readSettings = async (db: Database, accountId: number): Promise<Readonly<Required<AccountSettings>>> => {
  const [row] = await db.query<{ settings: AccountSettings }>(
    sql`select settings from account where id = ${accountId}`,
  );
  return { ...EMPTY, ...row?.settings };
};

/**
 * Changes what the patch names, and returns all settings of the account. `viewer` is null for the admin command. A 404 `Refusal` for an
 * unknown hash.
 */
export const changeSettings = (
  database: Database,
  hash: string,
  patch: SettingsPatch,
  viewer: Viewer | null = null,
): Promise<Readonly<Required<AccountSettings>>> =>
  database.transaction(async (db) => {
    const [row] = await db.query<{ id: number; name: string; settings: AccountSettings }>(
      sql`select id, name, settings from account where hash = ${hash} for update`,
    );
    if (!row) throw notFound(`There is no account "${hash}". Nothing was changed. account list shows them.`);
    const { id, name, settings } = row;
    const next = { ...settings, ...patch } as AccountSettings;
    const changed = Object.keys(patch).filter(
      (field) => settings[field as keyof AccountSettings] !== next[field as keyof AccountSettings],
    );
    if (changed.length > 0) {
      await db.query(sql`update account set settings = ${JSON.stringify(next)}::jsonb where id = ${id}`);
      await recordChange(
        { db, account: { id }, viewer },
        {
          action: 'account.settings',
          subject: { id, name },
          before: valuesOf(settings, changed),
          after: valuesOf(next, changed),
        },
      );
    }
    return { ...EMPTY, ...next };
  });
