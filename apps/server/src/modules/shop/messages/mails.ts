import { answerLetter, visitorLetter } from '@vitrine/mail';
import sql from 'sql-template-tag';
import type { Language } from '../../../domain/language.ts';
import type { MemberScope, Scope } from '../../../domain/scope.ts';
import { queueMails } from '../../../platform/mail/queue.ts';
import { renderMail } from '../../../platform/mail/template.ts';
import { take } from '../../../platform/rateLimit.ts';
import { visitorMailBudget } from './budgets.ts';
import type { OpenChat, VisitorCard } from './chats.ts';

interface Reader {
  email: string;
  name: string;
  language: Language;
}

const readersOf = ({ db, account }: Scope, brandId: number): Promise<Reader[]> =>
  db.query<Reader>(sql`
    select email, first_name as name, language_code as language from member
    where account_id = ${account.id} and brand_id = ${brandId} and status = 'active' order by id`);

export interface VisitorMessage {
  brandId: number;
  chatId: number;
  messageId: number;
  visitor: VisitorCard;
  message: string;
}

/** Tells everybody of a brand that a visitor has written, as long as the brand's budget of such mails lasts. */
export const mailVisitorMessage = async (
  scope: Scope,
  { brandId, chatId, messageId, visitor, message }: VisitorMessage,
): Promise<void> => {
  if (await take(scope.db, [visitorMailBudget(brandId)])) return;
  const readers = await readersOf(scope, brandId);
  const url = `${scope.origin}/messages/v${chatId}#${messageId}`;
  await queueMails(
    scope,
    readers.map(({ email, name, language }) => {
      const letter = visitorLetter(language, {
        name,
        visitor: visitor.name,
        store: visitor.store,
        email: visitor.email,
        message,
        url,
      });
      return { kind: 'visitor-message', recipient: email, ...renderMail(scope, language, letter) };
    }),
  );
};

/** Sends a brand's answer to a visitor, in the language the visitor wrote in. */
export const mailAnswer = async (
  scope: MemberScope,
  { brandId, visitor }: OpenChat,
  message: string,
): Promise<void> => {
  if (!visitor) return;
  const [brand] = await scope.db.query<{ name: string; slug: string }>(sql`
    select name, slug from brand where account_id = ${scope.account.id} and id = ${brandId}`);
  if (!brand) return;
  const { language } = visitor;
  const url = `${scope.origin}/${brand.slug}#message`;
  const letter = answerLetter(language, { name: visitor.name, brand: brand.name, message, url });
  await queueMails(scope, [
    { kind: 'visitor-answer', recipient: visitor.email, ...renderMail(scope, language, letter) },
  ]);
};
