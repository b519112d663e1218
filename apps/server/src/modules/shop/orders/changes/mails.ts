import { orderChangeLetter } from '@vitrine/mail';
import { amountInWords } from '@vitrine/api/rules';
import type { Language } from '../../../../domain/language.ts';
import type { MemberScope } from '../../../../domain/scope.ts';
import { queueMails } from '../../../../platform/mail/queue.ts';
import { renderMail } from '../../../../platform/mail/template.ts';
import { brandReaders, retailerReaders } from '../readers.ts';
import type { HeldOrder } from '../repository.ts';
import type { Terms, Totals } from './types.ts';

export interface ChangeNews {
  kind: 'proposed' | 'withdrawn' | 'accepted' | 'declined';
  before: Totals;
  after: Totals;
  /** What the writer says about it. */
  message: string;
}

/** Tells the other side what happened to a proposed change, in each reader's language. */
export const tellByMail = async (
  scope: MemberScope,
  order: HeldOrder,
  terms: Terms,
  { kind, before, after, message }: ChangeNews,
): Promise<void> => {
  const isBuyer = scope.viewer.side === 'buyer';
  const readers = isBuyer ? await brandReaders(scope, terms.brand_id) : await retailerReaders(scope, order);
  const inWords = ({ units, cents }: Totals, language: Language) => ({
    units,
    total: amountInWords(cents, terms.currency, language),
  });
  const mails = readers.map(({ email, first_name: name, language_code: language }) => ({
    ...renderMail(
      scope,
      language,
      orderChangeLetter(language, kind, {
        name,
        order: order.number,
        company: isBuyer ? terms.retailer : terms.brand,
        before: inWords(before, language),
        after: inWords(after, language),
        message,
        url: `${scope.origin}/order/${order.id}`,
      }),
    ),
    kind: `order-change-${kind}`,
    recipient: email,
  }));
  await queueMails(scope, mails);
};
