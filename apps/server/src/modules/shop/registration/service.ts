import { checkPreregistration, isEmail, KNOWN_EMAIL } from '@vitrine/api/rules';
import { applicationLetter, newApplicationLetter, registeredLetter, registrationLetter } from '@vitrine/mail';
import { invalid } from '../../../domain/refusal.ts';
import { inTransaction } from '../../../domain/scope.ts';
import type { Scope } from '../../../domain/scope.ts';
import { giveBack, spend, take } from '../../../platform/rateLimit.ts';
import { recordChange } from '../../../platform/audit.ts';
import { queueMails } from '../../../platform/mail/queue.ts';
import { renderMail } from '../../../platform/mail/template.ts';
import { invitationDays, makePasswordLink } from '../../shared/auth/passwordLink.ts';
import { notify } from '../notifications/notify.ts';
import { knownAddressBudget, refusalBudgets, registrationBudgets } from './budgets.ts';
import * as repository from './repository.ts';
import type { Submission } from './submission.ts';
import { t } from './words.ts';

export interface Sender {
  place: string;
  /** The key of the request: the same one is answered alike. */
  key: string | undefined;
}

/** Every failure of the form's rules, in their order: the first is the message (V-001). An address that no mail can reach counts as invalid. */
const requireFilled = ({ language }: Scope, { form }: Submission): void => {
  const wrong: Record<string, string[]> = Object.fromEntries(
    checkPreregistration(form).map(({ field, message }) => [
      field,
      [t(language, message.id as Parameters<typeof t>[1])],
    ]),
  );
  if (!isEmail(form.email)) wrong['email'] ??= [t(language, 'rules.preregistration.email')];
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
};

/** Ids in the body are checked for the account; returns the ids of the countries. */
const requireKnownChoices = async (scope: Scope, { form, ...choices }: Submission): Promise<number[]> => {
  const countries = await repository.findCountries(scope, form.locations);
  const unknown = form.locations.find((name) => !countries.some((country) => country.name === name));
  if (unknown !== undefined) throw invalid({ locations: [t(scope.language, 'countryUnknown', { name: unknown })] });
  const events = await repository.findEventSegments(scope, choices.eventSegmentIds);
  if (events.length < choices.eventSegmentIds.length)
    throw invalid({ event_segments: [t(scope.language, 'eventUnknown')] });
  const segments = await repository.findSegments(scope, choices.segmentIds);
  if (segments.length < choices.segmentIds.length)
    throw invalid({ seller_segments: [t(scope.language, 'segmentUnknown')] });
  return countries.map(({ id }) => id);
};

const enrolRetailer = async (scope: Scope, submission: Submission, locationIds: readonly number[]): Promise<number> => {
  const { form } = submission;
  const { memberId, retailerId } = await repository.insertRetailer(scope, submission, locationIds);
  const to = { staff: true } as const;
  await notify(scope, { event: 'approval.retailer', subject: retailerId, name: form.company_name, to });
  const person = { memberId, name: `${form.first_name} ${form.last_name}` };
  await recordChange(
    { ...scope, viewer: person },
    { action: 'retailer.register', subject: { id: retailerId, name: form.company_name } },
  );
  const { url, secret } = await makePasswordLink(scope, memberId, 'register');
  const letter = registrationLetter(scope.language, {
    name: form.first_name,
    company: form.company_name,
    shop: scope.account.name,
    email: form.email,
    days: invitationDays,
    url,
  });
  const mail = renderMail(scope, scope.language, letter);
  await queueMails(scope, [{ kind: 'registration', recipient: form.email, secret, ...mail }]);
  return memberId;
};

const confirmApplication = async (scope: Scope, { form }: Submission): Promise<void> => {
  const letter = applicationLetter(scope.language, {
    name: form.first_name,
    company: form.company_name,
    shop: scope.account.name,
    support: scope.account.settings.support_email,
  });
  await queueMails(scope, [
    { kind: 'application', recipient: form.email, ...renderMail(scope, scope.language, letter) },
  ]);
};

/** Staff decide on every brand, so they are told of it in the account's own language (D-050). */
const tellStaff = async (scope: Scope, { form }: Submission, application: number): Promise<void> => {
  const to = { staff: true } as const;
  await notify(scope, { event: 'approval.brand', subject: application, name: form.company_name, to });
  // Named by the company: nobody is a member yet, and the name of a person must be erasable.
  await recordChange(
    { ...scope, viewer: { memberId: null, name: form.company_name } },
    { action: 'brand.apply', subject: { id: null, name: form.company_name } },
  );
  const { language, settings, name: shop } = scope.account;
  const letter = newApplicationLetter(language, {
    company: form.company_name,
    shop,
    name: `${form.first_name} ${form.last_name}`,
    email: form.email,
    phone: form.phone,
    website: form.company_website,
  });
  await queueMails(scope, [
    { kind: 'application-staff', recipient: settings.support_email, ...renderMail(scope, language, letter) },
  ]);
};

/** Where members are hidden, the answer is the usual one, and the member is told by mail. */
const answerKnown = async (scope: Scope, email: string, known: repository.Known): Promise<void> => {
  const { memberName: name, hasPassword, waits, language } = known;
  if (!scope.account.hidesMembers)
    throw invalid({ email: [waits && !hasPassword ? KNOWN_EMAIL.underAnalysis : KNOWN_EMAIL.registered] });
  if (name === null || (await take(scope.db, [knownAddressBudget(scope, email)]))) return;
  const url = `${scope.origin}/?showLoginPopup=true`;
  const letter = registeredLetter(language ?? scope.language, { name, shop: scope.account.name, url });
  await queueMails(scope, [
    { kind: 'registration-known', recipient: email, ...renderMail(scope, language ?? scope.language, letter) },
  ]);
};

/**
 * Registers a retailer, who gets a link to define the password, or takes a brand's application, which waits for staff. Rows and mail are
 * written together or not at all. Answers what the page says next.
 */
export const register = async (scope: Scope, submission: Submission, { place, key }: Sender): Promise<string> => {
  requireFilled(scope, submission);
  const locationIds = await requireKnownChoices(scope, submission);
  await spend(scope, [...refusalBudgets(place), ...registrationBudgets(place)]);
  const { form } = submission;
  await inTransaction(scope, async (tx) => {
    await repository.lockAddress(tx, form.email);
    if (key !== undefined && (await repository.findSubmitted(tx, form.email, key))) return;
    const known = await repository.findKnown(tx, form.email);
    if (known) {
      await answerKnown(tx, form.email, known);
      return;
    }
    const memberId = form.type === 'b' ? await enrolRetailer(tx, submission, locationIds) : null;
    const application = await repository.insertPreregistration(tx, submission, { locationIds, memberId, key });
    if (form.type === 's') {
      await confirmApplication(tx, submission);
      await tellStaff(tx, submission, application);
    }
  });
  await giveBack(scope.db, refusalBudgets(place));
  return t(scope.language, 'sent');
};
