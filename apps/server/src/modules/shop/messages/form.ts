import type { contract } from '@vitrine/api';
import { canonicalEmail, isEmail, messageFormExtras } from '@vitrine/api/rules';
import type { z } from 'zod';
import { invalid, notFound } from '../../../domain/refusal.ts';
import { asMember, inTransaction } from '../../../domain/scope.ts';
import type { Scope } from '../../../domain/scope.ts';
import { placeOf } from '../../../platform/place.ts';
import { spend } from '../../../platform/rateLimit.ts';
import { companyName } from '../notifications/companyName.ts';
import { notify } from '../notifications/notify.ts';
import { formBudgets } from './budgets.ts';
import { ensureChat, ensureVisitorChat, findChat } from './chats.ts';
import type { VisitorCard } from './chats.ts';
import { mailVisitorMessage } from './mails.ts';
import { insertMessage, isPublished } from './repository.ts';
import { announceToBoth } from './topics.ts';
import { t } from './words.ts';

type Body = z.output<(typeof contract.messages.submit)['body']>;

interface Filled {
  message: string;
  visitor: VisitorCard;
}

const trimmed = (value: string | undefined): string => value?.trim() ?? '';

const emailProblem = (email: string): 'emailRequired' | 'emailInvalid' | undefined => {
  if (email === '') return 'emailRequired';
  return isEmail(email) ? undefined : 'emailInvalid';
};

/** What was typed, or a 422 with what is missing (V-041, V-042, V-043, V-044, V-045). Retailers give the message alone. */
const readForm = ({ language, viewer }: Scope, body: Body): Filled => {
  const visitor = {
    email: canonicalEmail(trimmed(body.email)),
    name: trimmed(body.name),
    store: trimmed(body.store_name),
  };
  const message = trimmed(body.message);
  const needed = new Set<string>(messageFormExtras({ side: viewer?.side ?? null }));
  const problems = {
    email: needed.has('email') ? emailProblem(visitor.email) : undefined,
    name: needed.has('name') && visitor.name === '' ? ('nameRequired' as const) : undefined,
    store_name: needed.has('store_name') && visitor.store === '' ? ('storeNameRequired' as const) : undefined,
    message: message === '' ? ('messageRequired' as const) : undefined,
  };
  const errors = Object.entries(problems).flatMap(([field, key]) =>
    key ? [[field, [t(language, key)]] as [string, string[]]] : [],
  );
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
  return { message, visitor };
};

const writeAsRetailer = async (scope: Scope, brandId: number, message: string): Promise<void> => {
  const member = asMember(scope);
  const chat = await findChat(member, brandId);
  if (!chat || chat.retailerId === null) throw notFound();
  const { memberId } = member.viewer;
  const chatId = await ensureChat(member, { brandId, retailerId: chat.retailerId });
  await insertMessage(member, { chatId, side: 'buyer', memberId, message });
  const [subject, name] = [chat.retailerId, await companyName(member)];
  await notify(member, { event: 'message.chat', subject, name, to: { brandId } });
  await announceToBoth(member.db, chat);
};

const writeAsVisitor = async (scope: Scope, brandId: number, { message, visitor }: Filled): Promise<void> => {
  if (!(await isPublished(scope, brandId))) throw notFound();
  const chatId = await ensureVisitorChat(scope, brandId, visitor);
  const messageId = await insertMessage(scope, { chatId, side: 'buyer', memberId: null, message });
  if (messageId === undefined) return;
  await mailVisitorMessage(scope, { brandId, chatId, messageId, visitor, message });
  const name = `${visitor.name} · ${visitor.store}`;
  await notify(scope, { event: 'message.chat', subject: `v${chatId}`, name, to: { brandId } });
  await announceToBoth(scope.db, { brandId, retailerId: null });
};

/** Takes a message of anybody to a brand into the brand's inbox. Of visitors the brand gets a mail too. */
export const submitForm = async (scope: Scope, body: Body, ip: string): Promise<string> => {
  const filled = readForm(scope, body);
  await spend(scope, formBudgets(placeOf(ip)));
  await inTransaction(scope, (tx) =>
    tx.viewer?.side === 'buyer'
      ? writeAsRetailer(tx, body.seller_id, filled.message)
      : writeAsVisitor(tx, body.seller_id, filled),
  );
  return t(scope.language, 'sent');
};
