import { canonicalEmail, checkInvitation } from '@vitrine/api/rules';
import type { BrandRight, Invitation } from '@vitrine/api/rules';
import { colleagueLetter } from '@vitrine/mail';
import { isUniqueViolation } from '../../../db/errors.ts';
import { invalid, notFound } from '../../../domain/refusal.ts';
import type { Refusal } from '../../../domain/refusal.ts';
import { inTransaction } from '../../../domain/scope.ts';
import type { MemberScope } from '../../../domain/scope.ts';
import { recordChange } from '../../../platform/audit.ts';
import { queueMails } from '../../../platform/mail/queue.ts';
import { renderMail } from '../../../platform/mail/template.ts';
import { spend } from '../../../platform/rateLimit.ts';
import { endPasswordLinks, invitationDays, makePasswordLink } from '../../shared/auth/passwordLink.ts';
import { endOtherSessions } from '../../shared/auth/sessions.ts';
import { companyInvitationBudgets } from '../../shared/members/invitationBudgets.ts';
import * as rows from './colleagueRows.ts';
import { requireFine } from './service.ts';
import { t } from './words.ts';

const refuse = (
  { language }: MemberScope,
  why: 'knownEmail' | 'self' | 'lastActive' | 'pending' | 'accepted',
): Refusal => invalid({ email: [t(language, why)] });

/** Writes into the audit log what a person did about a colleague. A brand reads the entries of its people. */
const record = (
  tx: MemberScope,
  { id, email }: rows.Colleague,
  action: 'member.invite' | 'member.revoke' | 'member.activate' | 'member.deactivate',
): Promise<void> => recordChange(tx, { action, subject: { id, name: email }, brandId: tx.viewer.brandId ?? undefined });

const sendInvitation = async (scope: MemberScope, colleague: rows.Colleague, company: string): Promise<void> => {
  const { id, email, firstName: name, language } = colleague;
  await endPasswordLinks(scope, id);
  const { url, secret } = await makePasswordLink(scope, id, 'register');
  const { name: shop } = scope.account;
  const inviter = scope.viewer.name;
  const letter = colleagueLetter(language, { name, inviter, company, shop, email, days: invitationDays, url });
  await queueMails(scope, [{ kind: 'colleague', recipient: email, secret, ...renderMail(scope, language, letter) }]);
};

/** `right` is for the people of a brand. */
type Invited = Invitation & { right?: BrandRight };

/** Somebody who is invited again has the right of the newest invitation. */
const withRight = async (
  scope: MemberScope,
  colleague: rows.Colleague,
  right: BrandRight | undefined,
): Promise<rows.Colleague> => {
  if (!colleague.right || !right || colleague.right === right) return colleague;
  await rows.updateRight(scope, colleague.id, right);
  return { ...colleague, right };
};

/** A new colleague, or one who has not accepted yet. */
const invited = async (scope: MemberScope, email: string, { first_name, right }: Invited): Promise<rows.Colleague> => {
  const colleague = await rows.findColleague(scope, email);
  if (colleague?.status === 'pending') return withRight(scope, colleague, right);
  if (colleague || (await rows.isKnown(scope, email))) throw refuse(scope, 'knownEmail');
  return rows.insertInvited(scope, {
    firstName: first_name.trim(),
    email,
    right: right ?? (scope.viewer.brandId === null ? 'owner' : 'sales'),
  });
};

/** Mails a colleague a link to define a password (A-116, P-073). One who is pending gets another mail. */
export const inviteColleague = async (scope: MemberScope, typed: Invited): Promise<rows.Colleague> => {
  requireFine(scope.language, checkInvitation(typed));
  const email = canonicalEmail(typed.email);
  await spend(scope, companyInvitationBudgets(scope, email));
  try {
    return await inTransaction(scope, async (tx) => {
      const company = await rows.lockCompany(tx);
      const colleague = await invited(tx, email, typed);
      await sendInvitation(tx, colleague, company);
      await record(tx, colleague, 'member.invite');
      return colleague;
    });
  } catch (error) {
    if (isUniqueViolation(error, 'member_email')) throw refuse(scope, 'knownEmail');
    throw error;
  }
};

/** Takes an invitation back: the link of the mail ends, and the colleague leaves the list. 422 for one who has accepted. */
export const revokeInvitation = (scope: MemberScope, typed: string): Promise<void> =>
  inTransaction(scope, async (tx) => {
    await rows.lockCompany(tx);
    const colleague = await rows.findColleague(tx, canonicalEmail(typed));
    if (!colleague) throw notFound();
    if (colleague.status !== 'pending') throw refuse(tx, 'accepted');
    await endPasswordLinks(tx, colleague.id);
    await rows.deletePending(tx, colleague.id);
    await record(tx, colleague, 'member.revoke');
  });

const deactivate = async (tx: MemberScope, colleague: rows.Colleague): Promise<void> => {
  const { id } = colleague;
  if (id === tx.viewer.memberId) throw refuse(tx, 'self');
  if ((await rows.countActive(tx)) < 2) throw refuse(tx, 'lastActive');
  await rows.updateStatus(tx, id, 'inactive');
  await endPasswordLinks(tx, id);
  await endOtherSessions(tx, id, null);
  await record(tx, colleague, 'member.deactivate');
};

/** Lets a colleague in or keeps them out, and answers the new status (A-115, D-141, D-142). */
export const toggleColleague = (scope: MemberScope, typed: string): Promise<'active' | 'inactive'> =>
  inTransaction(scope, async (tx) => {
    await rows.lockCompany(tx);
    const colleague = await rows.findColleague(tx, canonicalEmail(typed));
    if (!colleague) throw notFound();
    if (colleague.status === 'pending') throw refuse(tx, 'pending');
    if (colleague.status === 'active') {
      await deactivate(tx, colleague);
      return 'inactive';
    }
    await rows.updateStatus(tx, colleague.id, 'active');
    await record(tx, colleague, 'member.activate');
    return 'active';
  });
