import type { contentDocuments } from '@vitrine/api/schemas';
import { canonicalEmail } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import type { z } from 'zod';
import type { Scope } from '../../domain/scope.ts';
import { listHosts, setHosts } from './hosts.ts';
import { hideFromSearch } from './searchEngines.ts';
import { changeSettings, readSettings } from './settings.ts';

export type SettingsDocument = z.output<(typeof contentDocuments)['settings']>;

/** Settings, hosts and search engines as staff see them in one form. */
export const readSettingsDocument = async (scope: Scope): Promise<SettingsDocument> => {
  const { db, account } = scope;
  const [row] = await db.query<{ hidden: boolean }>(
    sql`select hidden_from_search as hidden from account where id = ${account.id}`,
  );
  const settings = await readSettings(db, account.id);
  return { ...settings, hidden_from_search: row?.hidden ?? false, hosts: await listHosts(scope) };
};

/** Each part writes its own entry of the audit log. */
export const writeSettingsDocument = async (tx: Scope, document: SettingsDocument): Promise<void> => {
  const { hosts, hidden_from_search, support_email, ...rest } = document;
  const { db, account, viewer } = tx;
  await changeSettings(db, account.hash, { ...rest, support_email: canonicalEmail(support_email) }, viewer);
  await hideFromSearch(db, account.hash, hidden_from_search, viewer);
  await setHosts(tx, hosts);
};
