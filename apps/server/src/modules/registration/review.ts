import { brandApprovalLetter, brandRefusalLetter } from '@vitrine/mail';
import { notFound } from '../../domain/refusal.ts';
import { inTransaction } from '../../domain/scope.ts';
import type { Scope } from '../../domain/scope.ts';
import { queueMails } from '../../platform/mail/queue.ts';
import { renderMail } from '../../platform/mail/template.ts';
import { createMember } from '../members/service.ts';
import type { CreatedMember, Delivery } from '../members/service.ts';
import { decide, keepChoices, listApplications, lockApplication } from './applications.ts';
import type { Application } from './applications.ts';

export const applicationsOf = (scope: Scope): Promise<Application[]> => listApplications(scope);

const waiting = async (scope: Scope, email: string): Promise<Application> => {
  const application = await lockApplication(scope, email);
  if (!application)
    throw notFound(`No brand waits for approval under ${email} in the account "${scope.account.hash}".`);
  return application;
};

/**
 * Approves a brand's application (D-050): the brand, its first member and the link to define the password, all or nothing. The brand is a
 * new one; to let the applicant act for one that exists, name it.
 */
export const approveBrand = (
  scope: Scope,
  { email, brand }: { email: string; brand?: string | undefined },
  by: Delivery,
): Promise<CreatedMember> =>
  inTransaction(scope, async (tx) => {
    const application = await waiting(tx, email);
    const { company, ...person } = application;
    const created = await createMember(
      tx,
      { ...person, role: 'seller', party: brand ?? company, onlyNewParty: brand === undefined },
      by,
      {
        kind: 'brand-approve',
        link: 'register',
        letter: (language, values) => brandApprovalLetter(language, { ...values, company: brand ?? company }),
      },
    );
    await keepChoices(tx, created.member.id, application);
    await decide(tx, application.id, { decision: 'approve', memberId: created.member.id });
    return created;
  });

/** Refuses a brand's application with a mail that gives the reason. The brand may apply again. */
export const refuseBrand = (
  scope: Scope,
  { email, reason }: { email: string; reason?: string | undefined },
): Promise<Application> =>
  inTransaction(scope, async (tx) => {
    const application = await waiting(tx, email);
    await decide(tx, application.id, { decision: 'refuse' });
    const { language, firstName: name, company } = application;
    const letter = brandRefusalLetter(language, {
      name,
      company,
      title: tx.account.title,
      reason,
      support: tx.account.settings.support_email,
    });
    await queueMails(tx, [{ kind: 'brand-refuse', recipient: email, ...renderMail(tx, language, letter) }]);
    return application;
  });
