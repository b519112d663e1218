import { stageAfter } from '@vitrine/api/rules';
import type { RetailerStatus, ReviewDecision } from '@vitrine/api/rules';
import { approvalLetter, moreInformationLetter, refusalLetter } from '@vitrine/mail';
import type { MailContent } from '@vitrine/mail';
import { notFound } from '../../../domain/refusal.ts';
import { inTransaction } from '../../../domain/scope.ts';
import type { Scope } from '../../../domain/scope.ts';
import { recordChange } from '../../../platform/audit.ts';
import { queueMails } from '../../../platform/mail/queue.ts';
import { renderMail } from '../../../platform/mail/template.ts';
import { notify } from '../notifications/notify.ts';
import { findReaders, lockRetailer, setStage } from './repository.ts';
import type { Reader, RetailerKey, ReviewedRetailer } from './repository.ts';

export interface Review {
  by: RetailerKey;
  decision: ReviewDecision;
  /** Why, in words for the retailer. */
  reason?: string | undefined;
  /** The status it must still have; any unless told. */
  seen?: RetailerStatus;
}

export interface Reviewed {
  retailer: string;
  /** The status by now. */
  status: RetailerStatus;
  changed: boolean;
  mailedTo: readonly string[];
}

const letterTo = (
  { account, origin }: Scope,
  { firstName: name, language }: Reader,
  { name: retailer }: ReviewedRetailer,
  { decision, reason }: Review,
): MailContent => {
  const { name: shop, settings } = account;
  if (decision === 'approve') return approvalLetter(language, { name, retailer, shop, url: `${origin}/brands` });
  const letter = decision === 'ask' ? moreInformationLetter : refusalLetter;
  return letter(language, { name, retailer, shop, reason, support: settings.support_email });
};

const lock = async (scope: Scope, by: RetailerKey): Promise<ReviewedRetailer> => {
  const retailer = await lockRetailer(scope, by);
  if (retailer) return retailer;
  throw notFound('id' in by ? undefined : `${by.email} buys for no retailer of the account "${scope.account.hash}".`);
};

/** Decides about a retailer (D-050): moves its stage and mails everybody who buys for it, each in their language. */
export const reviewRetailer = (scope: Scope, review: Review): Promise<Reviewed> =>
  inTransaction(scope, async (tx) => {
    const { by, decision, reason, seen } = review;
    const retailer = await lock(tx, by);
    const stage = stageAfter(retailer.stage, decision);
    if (stage === null || (seen !== undefined && seen !== retailer.status))
      return { retailer: retailer.name, status: retailer.status, changed: false, mailedTo: [] };
    const isRefused = decision === 'refuse';
    const status = isRefused ? 'refused' : stage;
    await setStage(tx, retailer.id, { stage, isRefused });
    await recordChange(tx, {
      action: `retailer.${decision}`,
      subject: retailer,
      before: { status: retailer.status },
      after: { status, reason },
    });
    const to = { retailerId: retailer.id };
    await notify(tx, { event: `approval.${decision}`, subject: retailer.id, name: tx.account.name, to });
    const readers = await findReaders(tx, retailer.id);
    await queueMails(
      tx,
      readers.map((reader) => ({
        kind: `retailer-${decision}`,
        recipient: reader.email,
        ...renderMail(tx, reader.language, letterTo(tx, reader, retailer, review)),
      })),
    );
    return { retailer: retailer.name, status, changed: true, mailedTo: readers.map(({ email }) => email) };
  });
