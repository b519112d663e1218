import { notFound, Refusal } from '../../../domain/refusal.ts';
import { inTransaction } from '../../../domain/scope.ts';
import type { Scope } from '../../../domain/scope.ts';
import { recordChange } from '../../../platform/audit.ts';
import { lockMail, resetMail } from './repository.ts';
import type { StaffMail } from './repository.ts';
import { t } from './words.ts';

const lock = async (tx: Scope, id: number): Promise<StaffMail> => {
  const mail = await lockMail(tx, id);
  if (!mail) throw notFound();
  return mail;
};

/** Sends a mail again that failed. One that waits is sent anyway; one that was sent or has expired is refused. */
export const sendAgain = (scope: Scope, id: number): Promise<StaffMail> =>
  inTransaction(scope, async (tx) => {
    const { status, recipient, subject, error } = await lock(tx, id);
    if (status !== 'failed') throw new Refusal(409, t(tx.language, status));
    await resetMail(tx, id);
    await recordChange(tx, { action: 'mail.send_again', subject: { id, name: recipient }, after: { subject, error } });
    return lock(tx, id);
  });
