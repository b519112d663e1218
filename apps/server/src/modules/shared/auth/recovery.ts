import { invitationLetter, recoveryLetter } from '@vitrine/mail';
import { inTransaction } from '../../../domain/scope.ts';
import type { Scope } from '../../../domain/scope.ts';
import { forget, refuseTooMany, spend, take } from '../../../platform/rateLimit.ts';
import { queueMails } from '../../../platform/mail/queue.ts';
import { renderMail } from '../../../platform/mail/template.ts';
import type { Passwords } from '../../../platform/passwords.ts';
import { subscribeRegistered } from '../../shop/registration/mailing.ts';
import { confirmBudgets, recoveryBudgets, recoveryMailBudget } from './budgets.ts';
import {
  endPasswordLinks,
  invitationDays,
  makePasswordLink,
  readPasswordLink,
  takePasswordLink,
} from './passwordLink.ts';
import { findInvited, findLogin, setPassword } from './repository.ts';
import type { Login } from './repository.ts';
import { endOtherSessions } from './sessions.ts';

const recoveryMail = (scope: Scope, { firstName, language }: Login, url: string) =>
  renderMail(scope, language, recoveryLetter(language, { name: firstName, shop: scope.account.name, url }));

/** Mails a link to choose a new password: for one hour, once. Earlier links go on working, so that a stranger's request ends nobody's. */
const sendLink = (scope: Scope, login: Login): Promise<void> =>
  inTransaction(scope, async (tx) => {
    const { url, secret } = await makePasswordLink(tx, login.id, 'recovery');
    await queueMails(tx, [{ kind: 'recovery', recipient: login.email, secret, ...recoveryMail(tx, login, url) }]);
  });

/** Somebody who was invited has no password to replace: the mail is an invitation, whose link makes the member active. */
const sendInvitation = (scope: Scope, { id, email, firstName: name, language }: Login): Promise<void> =>
  inTransaction(scope, async (tx) => {
    const { url, secret } = await makePasswordLink(tx, id, 'register');
    const letter = invitationLetter(language, { name, email, shop: tx.account.name, days: invitationDays, url });
    await queueMails(tx, [{ kind: 'invitation', recipient: email, secret, ...renderMail(tx, language, letter) }]);
  });

/** Slows down a place that asks for many members; for the same member it may ask again and again. Throws a 429 `Refusal`. */
export const admitRecovery = async (scope: Scope, email: string, place: string): Promise<void> => {
  const { pair, ofPlace } = recoveryBudgets(scope, email, place);
  const exhausted = await take(scope.db, [pair, ...ofPlace]);
  if (exhausted && !exhausted.budgets.includes(pair)) throw refuseTooMany(scope, exhausted.wait);
};

/**
 * Sends a link to the member of an address, or the invitation again to somebody invited; false when there is nobody. After the mails of an hour were sent no more follow, but their
 * links work, so that the answer is the same.
 */
export const askForLink = async (scope: Scope, email: string): Promise<boolean> => {
  const login = await findLogin(scope, email);
  const invited = login ? undefined : await findInvited(scope, email);
  const known = login ?? invited;
  if (!known) return false;
  if (await take(scope.db, [recoveryMailBudget(scope, known.id)])) return true;
  await (login ? sendLink(scope, login) : sendInvitation(scope, known));
  return true;
};

interface Choice {
  token: string;
  password: string;
  place: string;
  /** The address that was typed, where the page asks for it. */
  email?: string;
}

/** What came of a choice: the member it is for, or what was wrong with it. */
export type Chosen = { memberId: number } | { wrong: 'token' | 'email' };

/**
 * Sets the password the token's member chose and ends every link and session. A token that is spent, expired or foreign changes
 * nothing, and so does another address than the one the link was sent to. Only such tries are counted.
 */
export const choosePassword = async (
  scope: Scope,
  passwords: Passwords,
  { token, password, place, email }: Choice,
): Promise<Chosen> => {
  const owner = await readPasswordLink(scope, token);
  const wrong = owner === undefined ? 'token' : 'email';
  if (owner === undefined || (email !== undefined && email !== owner)) {
    await spend(scope, confirmBudgets(place));
    return { wrong };
  }
  const passwordHash = await passwords.hash(password);
  return inTransaction(scope, async (tx) => {
    const memberId = await takePasswordLink(tx, token);
    if (memberId === undefined) return { wrong: 'token' };
    await endPasswordLinks(tx, memberId);
    await setPassword(tx, memberId, passwordHash);
    await endOtherSessions(tx, memberId, null);
    await subscribeRegistered(tx, memberId);
    await forget(tx.db, recoveryMailBudget(tx, memberId));
    return { memberId };
  });
};
