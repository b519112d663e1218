import type { contentDocuments } from '@vitrine/api/schemas';
import { canonicalEmail } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import type { z } from 'zod';
import type { Scope } from '../../../domain/scope.ts';
import { lockAccount, replaceBranding } from '../../staff/branding/service.ts';
import { listHosts, setHosts } from './hosts.ts';
import { changeSettings, readSettings } from './settings.ts';
import { setSwitch } from './switches.ts';

export type SettingsDocument = z.output<(typeof contentDocuments)['settings']>;

/** What is said of the shop beside its look. */
type Identity = Pick<SettingsDocument, 'shop_title' | 'language_code' | 'powered_by'>;

interface Row extends Required<Identity> {
  hidden_from_search: boolean;
  hides_members: boolean;
}

/** Title, language, settings, hosts and switches as staff see them in one form. */
export const readSettingsDocument = async (scope: Scope): Promise<SettingsDocument> => {
  const { db, account } = scope;
  const [row] = await db.query<Row>(
    sql`select title as shop_title, language_code, powered_by, hidden_from_search, hides_members from account where id = ${account.id}`,
  );
  if (!row) throw new Error('The account is gone.');
  return { ...row, ...(await readSettings(db, account.id)), hosts: await listHosts(scope) };
};

/** It belongs to the branding, so that returning to a former look returns to it too. */
const writeIdentity = async (
  { db, account, viewer }: Scope,
  { shop_title, language_code, powered_by }: Identity,
): Promise<void> => {
  const branded = await lockAccount(db, account.hash);
  if (!branded) throw new Error('The account is gone.');
  const next = {
    ...branded.document,
    ...(shop_title !== undefined && { title: shop_title }),
    ...(language_code !== undefined && { language_code }),
    ...(powered_by !== undefined && { poweredByBlanc: powered_by }),
  };
  await replaceBranding(db, branded, next, { viewer, action: 'account.branding' });
};

/** Each part writes its own entry of the audit log. */
export const writeSettingsDocument = async (tx: Scope, document: SettingsDocument): Promise<void> => {
  const { hosts, hidden_from_search, hides_members, support_email, shop_title, language_code, powered_by, ...rest } =
    document;
  const { db, account, viewer } = tx;
  await changeSettings(db, account.hash, { ...rest, support_email: canonicalEmail(support_email) }, viewer);
  await writeIdentity(tx, { shop_title, language_code, powered_by });
  await setSwitch(db, account.hash, 'hidden_from_search', hidden_from_search, viewer);
  await setSwitch(db, account.hash, 'hides_members', hides_members, viewer);
  await setHosts(tx, hosts);
};
