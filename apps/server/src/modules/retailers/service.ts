import { stageAfter } from '@vitrine/api/rules';
import type { ReviewDecision } from '@vitrine/api/rules';
import { approvalLetter, refusalLetter } from '@vitrine/mail';
import { notFound } from '../../domain/refusal.ts';
import { inTransaction } from '../../domain/scope.ts';
import type { BuyerStage, Scope } from '../../domain/scope.ts';
import { queueMails } from '../../platform/mail/queue.ts';
import { renderMail } from '../../platform/mail/template.ts';
import { findReaders, lockRetailerOf, setStage } from './repository.ts';
import type { Reader, ReviewedRetailer } from './repository.ts';

export interface Review {
  /** E-mail address of somebody who buys for the retailer. */
  email: string;
  decision: ReviewDecision;
  /** Why it is refused, in words for the retailer. */
  reason?: string | undefined;
}

export interface Reviewed {
  retailer: string;
  stage: BuyerStage;
  changed: boolean;
  mailedTo: readonly string[];
}

const letterTo = (
  { account, origin }: Scope,
  { firstName: name, language }: Reader,
  { name: retailer }: ReviewedRetailer,
  { decision, reason }: Review,
) =>
  decision === 'approve'
    ? approvalLetter(language, { name, retailer, title: account.title, url: `${origin}/brands` })
    : refusalLetter(language, {
        name,
        retailer,
        title: account.title,
        reason,
        support: account.settings.support_email,
      });

/** Decides about a retailer (D-050): moves its stage and mails everybody who buys for it, each in their language. */
export const reviewRetailer = (scope: Scope, review: Review): Promise<Reviewed> =>
  inTransaction(scope, async (tx) => {
    const retailer = await lockRetailerOf(tx, review.email);
    if (!retailer) throw notFound(`${review.email} buys for no retailer of the account "${tx.account.hash}".`);
    const stage = stageAfter(retailer.stage, review.decision);
    if (stage === null) return { retailer: retailer.name, stage: retailer.stage, changed: false, mailedTo: [] };
    await setStage(tx, retailer.id, stage);
    const readers = await findReaders(tx, retailer.id);
    await queueMails(
      tx,
      readers.map((reader) => ({
        kind: `retailer-${review.decision}`,
        recipient: reader.email,
        ...renderMail(tx, reader.language, letterTo(tx, reader, retailer, review)),
      })),
    );
    return { retailer: retailer.name, stage, changed: true, mailedTo: readers.map(({ email }) => email) };
  });
