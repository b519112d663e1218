import { notFound, Refusal } from '../../../domain/refusal.ts';
import { inTransaction } from '../../../domain/scope.ts';
import type { Scope } from '../../../domain/scope.ts';
import { recordChange } from '../../../platform/audit.ts';
import type { OutgoingFile } from '../../../platform/downloads.ts';
import { findContent, lockMail, resetFailed, resetMail } from './repository.ts';
import type { StaffMail } from './repository.ts';
import { t } from './words.ts';

const lock = async (tx: Scope, id: number): Promise<StaffMail> => {
  const mail = await lockMail(tx, id);
  if (!mail) throw notFound();
  return mail;
};

/** Links lead nowhere: a mail may let its reader sign in, unsubscribe or answer with one press. */
const withoutLinks = (html: string): string => html.replaceAll(/\shref="[^"]*"/g, '');

/** A mail as its reader sees it. It is a file that runs nothing and loads nothing. */
export const openMail = async (scope: Scope, id: number): Promise<OutgoingFile> => {
  const mail = await findContent(scope, id);
  if (!mail) throw notFound();
  const content = Buffer.from(withoutLinks(mail.html));
  return { name: `${mail.subject}.html`, type: 'text/html; charset=utf-8', content, disposition: 'inline' };
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

/** Sends every mail again that failed; gives how many there are. */
export const sendFailed = (scope: Scope): Promise<number> =>
  inTransaction(scope, async (tx) => {
    const mails = await resetFailed(tx);
    const subject = { id: null, name: String(mails) };
    if (mails > 0) await recordChange(tx, { action: 'mail.send_failed', subject, after: { count: mails } });
    return mails;
  });
