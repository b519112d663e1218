import type { contract } from '@vitrine/api';
import { canonicalEmail, isEmail } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import type { z } from 'zod';
import { invalid } from '../../domain/refusal.ts';
import type { Refusal } from '../../domain/refusal.ts';
import type { Scope } from '../../domain/scope.ts';
import { spend } from '../../platform/rateLimit.ts';
import type { Budget } from '../../platform/rateLimit.ts';
import { placeOf } from '../../platform/place.ts';
import { t } from './words.ts';

type Subscription = z.output<(typeof contract.landing.subscribe)['body']>;

/** The refusal for a body of the wrong form, in the newsletter's own words (V-032). */
export const refuseSubscription = ({ language }: Pick<Scope, 'language'>, fields: readonly string[]): Refusal =>
  invalid(
    Object.fromEntries(
      fields.map((field) => [field, [t(language, field === 'email' ? 'emailRequired' : 'typeRequired')]]),
    ),
  );

/** Ten subscriptions a minute from one place. */
const budget = (place: string): Budget => ({ what: 'newsletter', whom: place, free: 10, seconds: 60 });

/** Adds an address once; a second time changes the company type it gave. Answers alike, so that nobody learns who is subscribed. */
export const subscribe = async (scope: Scope, { email, maillist }: Subscription, ip: string): Promise<string> => {
  await spend(scope, [budget(placeOf(ip))]);
  const address = canonicalEmail(email);
  if (!isEmail(address)) throw refuseSubscription(scope, ['email']);
  await scope.db.query(sql`
    insert into subscriber (account_id, email, maillist) values (${scope.account.id}, ${address}, ${maillist})
    on conflict (account_id, email) do update set maillist = excluded.maillist`);
  return t(scope.language, 'thanks');
};
