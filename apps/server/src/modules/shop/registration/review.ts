import { brandApprovalLetter, brandRefusalLetter } from '@vitrine/mail';
import { notFound } from '../../../domain/refusal.ts';
import { inTransaction } from '../../../domain/scope.ts';
import type { Scope } from '../../../domain/scope.ts';
import { recordChange } from '../../../platform/audit.ts';
import { queueMails } from '../../../platform/mail/queue.ts';
import { renderMail } from '../../../platform/mail/template.ts';
import { createMember } from '../../shared/members/service.ts';
import type { CreatedMember, Delivery, NewBrand } from '../../shared/members/service.ts';
import { decide, keepChoices, listApplications, lockApplication } from './applications.ts';
import type { Application, ApplicationKey } from './applications.ts';

export const applicationsOf = (scope: Scope): Promise<Application[]> => listApplications(scope);

const waiting = async (scope: Scope, by: ApplicationKey): Promise<Application> => {
  const application = await lockApplication(scope, by);
  if (application) return application;
  throw notFound(
    'id' in by ? undefined : `No brand waits for approval under ${by.email} in the account "${scope.account.hash}".`,
  );
};

export interface Approval {
  by: ApplicationKey;
  /** The name of the new brand if it differs from that of the application, or the name of one that exists. */
  brand?: string | undefined;
  /** Refuses a name that a brand has already, unless staff named the brand. */
  onlyNew?: boolean;
  made?: NewBrand;
}

/**
 * Approves a brand's application (D-050): the brand, its first member and the link to define the password, all or nothing. The brand is a
 * new one; to let the applicant act for one that exists, name it.
 */
export const approveBrand = (
  scope: Scope,
  { by, brand, onlyNew = brand === undefined, made }: Approval,
  delivery: Delivery,
): Promise<CreatedMember> =>
  inTransaction(scope, async (tx) => {
    const application = await waiting(tx, by);
    const { company, ...person } = application;
    const created = await createMember(
      tx,
      { ...person, role: 'seller', party: brand ?? company, onlyNewParty: onlyNew, brand: made },
      delivery,
      {
        kind: 'brand-approve',
        link: 'register',
        letter: (language, values) => brandApprovalLetter(language, { ...values, company: brand ?? company }),
      },
    );
    await keepChoices(tx, created.member.id, application);
    await decide(tx, application.id, { decision: 'approve', memberId: created.member.id });
    const { brandId, party } = created.member;
    await recordChange(tx, {
      action: 'brand.approve',
      subject: { id: brandId, name: party ?? company },
      after: { company, email: application.email, is_new: created.partyIsNew },
    });
    return created;
  });

/** Refuses a brand's application with a mail that gives the reason. The brand may apply again. */
export const refuseBrand = (
  scope: Scope,
  { by, reason }: { by: ApplicationKey; reason?: string | undefined },
): Promise<Application> =>
  inTransaction(scope, async (tx) => {
    const application = await waiting(tx, by);
    const { email } = application;
    await decide(tx, application.id, { decision: 'refuse' });
    await recordChange(tx, {
      action: 'brand.refuse',
      subject: { id: null, name: application.company },
      after: { email, reason },
    });
    const { language, firstName: name, company } = application;
    const letter = brandRefusalLetter(language, {
      name,
      company,
      shop: tx.account.name,
      reason,
      support: tx.account.settings.support_email,
    });
    await queueMails(tx, [{ kind: 'brand-refuse', recipient: email, ...renderMail(tx, language, letter) }]);
    return application;
  });
