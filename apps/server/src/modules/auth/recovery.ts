import { recoveryLetter } from '@vitrine/mail';
import sql from 'sql-template-tag';
import { inTransaction } from '../../domain/scope.ts';
import type { Scope } from '../../domain/scope.ts';
import { queueMails } from '../../platform/mail/queue.ts';
import { renderMail } from '../../platform/mail/template.ts';
import { hashSecret, newSecret } from '../../platform/secrets.ts';
import { setPassword } from './repository.ts';
import type { Login } from './repository.ts';
import { endOtherSessions } from './sessions.ts';

const recoveryMail = (scope: Scope, { firstName, language }: Login, token: string) =>
  renderMail(
    scope,
    language,
    recoveryLetter(language, {
      name: firstName,
      title: scope.account.title,
      url: `${scope.origin}/recovery/${token}`,
    }),
  );

/** Mails a link to choose a new password: one hour, once; an earlier link stops working. */
export const sendRecovery = (scope: Scope, login: Login): Promise<void> =>
  inTransaction(scope, async (tx) => {
    const token = newSecret();
    await tx.db.query(
      sql`delete from one_time_token where account_id = ${tx.account.id} and member_id = ${login.id} and purpose = 'recovery'`,
    );
    await tx.db.query(sql`
      insert into one_time_token (hash, account_id, member_id, purpose, expires_at)
      values (${hashSecret(token)}, ${tx.account.id}, ${login.id}, 'recovery', now() + interval '1 hour')`);
    await queueMails(tx, [{ kind: 'recovery', recipient: login.email, ...recoveryMail(tx, login, token) }]);
  });

const takeToken = async (scope: Scope, token: string): Promise<number | undefined> => {
  const [row] = await scope.db.query<{ memberId: number }>(sql`
    update one_time_token set used_at = now()
    where hash = ${hashSecret(token)} and account_id = ${scope.account.id} and purpose = 'recovery' and used_at is null and expires_at > now()
    returning member_id as "memberId"`);
  return row?.memberId;
};

/** Sets the password the token's member chose and ends every session. False when the token is spent, expired or foreign. */
export const confirmRecovery = (scope: Scope, token: string, passwordHash: string): Promise<boolean> =>
  inTransaction(scope, async (tx) => {
    const memberId = await takeToken(tx, token);
    if (memberId === undefined) return false;
    await setPassword(tx, memberId, passwordHash);
    await endOtherSessions(tx, memberId, null);
    return true;
  });
