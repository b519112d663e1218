import type { contract } from '@vitrine/api';
import { canonicalEmail, isEmail } from '@vitrine/api/rules';
import { confirmSubscriptionLetter, subscribedLetter } from '@vitrine/mail';
import sql from 'sql-template-tag';
import type { z } from 'zod';
import { invalid } from '../../../domain/refusal.ts';
import type { Refusal } from '../../../domain/refusal.ts';
import { inTransaction } from '../../../domain/scope.ts';
import type { Scope } from '../../../domain/scope.ts';
import { spend, take } from '../../../platform/rateLimit.ts';
import type { Budget } from '../../../platform/rateLimit.ts';
import { queueMails } from '../../../platform/mail/queue.ts';
import { renderMail } from '../../../platform/mail/template.ts';
import { placeOf } from '../../../platform/place.ts';
import { endLinks, makeLink, takeConfirmation } from './subscriptionLinks.ts';
import type { Subscriber } from './subscriptionLinks.ts';
import { t } from './words.ts';

type Subscription = z.output<(typeof contract.landing.subscribe)['body']>;

/** The refusal for a body of the wrong form, in the newsletter's own words (V-032). */
export const refuseSubscription = ({ language }: Pick<Scope, 'language'>, fields: readonly string[]): Refusal =>
  invalid(
    Object.fromEntries(
      fields.map((field) => [field, [t(language, field === 'email' ? 'emailRequired' : 'typeRequired')]]),
    ),
  );

const minute = 60;
const hour = 3600;

/** Ten subscriptions a minute from one place. */
const budget = (place: string): Budget => ({ what: 'newsletter', whom: place, free: 10, seconds: minute });

/** Three mails an hour to one address, however many strangers type it. */
const mailBudget = ({ account }: Scope, email: string): Budget => ({
  what: 'newsletter-mail',
  whom: `${account.id} ${email}`,
  free: 3,
  seconds: hour,
});

const askToConfirm = (scope: Scope, subscriber: Subscriber): Promise<void> =>
  inTransaction(scope, async (tx) => {
    const link = await makeLink(tx, subscriber, 'confirm');
    const letter = confirmSubscriptionLetter(tx.language, { shop: tx.account.name, url: link.page });
    await queueMails(tx, [
      {
        kind: 'newsletter-confirm',
        recipient: subscriber.email,
        secret: link.secret,
        ...renderMail(tx, tx.language, letter),
      },
    ]);
  });

/**
 * Sends a mail that asks the owner of an address to confirm. Nobody is subscribed before. Answers alike for every address, so that
 * nobody learns who is subscribed.
 */
export const subscribe = async (scope: Scope, { email, maillist }: Subscription, ip: string): Promise<string> => {
  await spend(scope, [budget(placeOf(ip))]);
  const address = canonicalEmail(email);
  if (!isEmail(address)) throw refuseSubscription(scope, ['email']);
  if (!(await take(scope.db, [mailBudget(scope, address)]))) await askToConfirm(scope, { email: address, maillist });
  return t(scope.language, 'askedToConfirm');
};

const welcome = async (tx: Scope, subscriber: Subscriber): Promise<void> => {
  const link = await makeLink(tx, subscriber, 'unsubscribe');
  const letter = subscribedLetter(tx.language, { shop: tx.account.name, url: tx.origin, unsubscribe: link.page });
  await queueMails(tx, [
    {
      kind: 'newsletter-welcome',
      recipient: subscriber.email,
      secret: link.secret,
      unsubscribe: link.call,
      ...renderMail(tx, tx.language, letter),
    },
  ]);
};

/** Subscribes the address whose owner followed the link, once. A later confirmation changes the company type. */
export const confirm = (scope: Scope, token: string): Promise<string> =>
  inTransaction(scope, async (tx) => {
    const subscriber = await takeConfirmation(tx, token);
    if (!subscriber) throw invalid({ token: [t(tx.language, 'linkSpent')] });
    await tx.db.query(sql`
      insert into subscriber (account_id, email, maillist) values (${tx.account.id}, ${subscriber.email}, ${subscriber.maillist})
      on conflict (account_id, email) do update set maillist = excluded.maillist`);
    await welcome(tx, subscriber);
    return t(tx.language, 'thanks');
  });

/** Takes the address of a link off the list. A link that was used or never was is answered alike. */
export const unsubscribe = (scope: Scope, token: string): Promise<string> =>
  inTransaction(scope, async (tx) => {
    await endLinks(tx, token);
    return t(tx.language, 'unsubscribed');
  });
