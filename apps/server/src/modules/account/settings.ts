import sql from 'sql-template-tag';
import type { Database } from '../../db/database.ts';
import type { AccountSettings } from '../../domain/account.ts';
import { notFound } from '../../domain/refusal.ts';

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
};

/** Changes what the patch names, and returns all settings of the account. A 404 `Refusal` for an unknown hash. */
export const changeSettings = async (
  db: Database,
  hash: string,
  patch: SettingsPatch,
): Promise<Readonly<Required<AccountSettings>>> => {
  const [row] = await db.query<{ settings: AccountSettings }>(sql`
    update account set settings = settings || ${JSON.stringify(patch)}::jsonb where hash = ${hash} returning settings`);
  if (!row) throw notFound(`There is no account "${hash}". Nothing was changed. account list shows them.`);
  return { ...EMPTY, ...row.settings };
};
