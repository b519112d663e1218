import { canonicalEmail } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import { invalid, notFound, Refusal } from '../../../domain/refusal.ts';
import { inTransaction, member } from '../../../domain/scope.ts';
import type { Scope } from '../../../domain/scope.ts';
import { recordChange } from '../../../platform/audit.ts';
import type { OutgoingFile } from '../../../platform/downloads.ts';
import { lockAccount } from '../../shared/account/lock.ts';
import { collectRows } from './collect.ts';
import { eraseRows } from './erase.ts';
import { t } from './words.ts';

interface Known {
  id: number;
  email: string;
  name: string;
  is_staff: boolean;
  /** The person is the only active owner of a brand. */
  is_last_owner: boolean;
  /** Nobody else works for the account. */
  is_last_staff: boolean;
}

const find = async ({ db, account }: Scope, id: number): Promise<Known> => {
  const [row] = await db.query<Known>(sql`
    select m.id, m.email, trim(m.first_name || ' ' || m.last_name) as name, m.is_staff,
      m.brand_id is not null and m.status = 'active' and m.brand_right = 'owner' and not exists (select 1 from member other
        where other.brand_id = m.brand_id and other.id <> m.id and other.status = 'active' and other.brand_right = 'owner') as is_last_owner,
      m.is_staff and not exists (select 1 from member other
        where other.account_id = m.account_id and other.id <> m.id and other.status = 'active' and other.is_staff) as is_last_staff
    from member m where m.account_id = ${account.id} and m.id = ${id} and m.erased_at is null`);
  if (!row) throw notFound();
  return row;
};

const requireErasable = (scope: Scope, { id, is_last_owner, is_last_staff }: Known): void => {
  if (member(scope).memberId === id || is_last_staff) throw new Refusal(409, t(scope.language, 'own'));
  if (is_last_owner) throw new Refusal(409, t(scope.language, 'lastOwner'));
};

/** What is known of a person, as one file. Who took it is in the audit log. */
export const exportPerson = (scope: Scope, id: number): Promise<OutgoingFile> =>
  inTransaction(scope, async (tx) => {
    const { email } = await find(tx, id);
    const content = Buffer.from(JSON.stringify(await collectRows(tx, id), null, 2));
    await recordChange(tx, { action: 'member.export', subject: { id, name: email } });
    return {
      name: `${t(tx.language, 'file', { id })}.json`,
      type: 'application/json',
      content,
      disposition: 'attachment',
    };
  });

/** Deletes the data of a person whose address staff named. The audit log keeps that it happened. */
export const erasePerson = (scope: Scope, id: number, named: string): Promise<void> =>
  inTransaction(scope, async (tx) => {
    // Two who delete each other's data would leave nobody.
    await lockAccount(tx);
    const known = await find(tx, id);
    if (canonicalEmail(named) !== known.email) throw invalid({ email: [t(tx.language, 'otherAddress')] });
    requireErasable(tx, known);
    const { email, name } = known;
    const alias = t(tx.language, 'alias', { id });
    await eraseRows(tx, { id, email, name, alias });
    await recordChange(tx, { action: 'member.erase', subject: { id, name: alias } });
  });
