import { canonicalEmail } from './email.ts';
import { ruleMessage, type GeneralMessageId, type RuleMessage } from './messages.ts';
import { isEmail, isFacebook, isInstagram, isText, isUrl, isYear, withScheme } from './text.ts';

/** The company profile as it is typed. `locations` are ids of countries. */
export interface CompanyProfile {
  name: string;
  year_established: string;
  text: string;
  website: string;
  instagram: string;
  facebook: string;
  locations: readonly (string | number)[];
}

export interface PersonalProfile {
  first_name: string;
  last_name: string;
  phone: string;
}

export interface Invitation {
  first_name: string;
  email: string;
}

type Problems<Form> = Partial<Record<keyof Form, RuleMessage>>;
type Check<Form> = readonly [field: keyof Form, passes: (form: Form) => boolean, message: GeneralMessageId];

const failures = <Form>(form: Form, checks: readonly Check<Form>[]): Problems<Form> =>
  Object.fromEntries(
    checks.filter(([, passes]) => !passes(form)).map(([field, , message]) => [field, ruleMessage(message)]),
  ) as Problems<Form>;

const optional = (value: string, passes: (value: string) => boolean): boolean =>
  value.trim() === '' || passes(value.trim());

/** A name or part of one (K-31), a phone number (K-33). */
const MINIMUM_PHONE = 5;

/** What is wrong with a company profile, by field. */
export const checkCompany = (company: CompanyProfile, currentYear: number): Problems<CompanyProfile> =>
  failures(company, [
    ['name', ({ name }) => isText('text1', name), 'rules.company.name'],
    [
      'year_established',
      (form) => optional(form.year_established, (year) => isYear(year, currentYear)),
      'rules.company.year',
    ],
    ['text', ({ text }) => optional(text, (about) => isText('text2', about)), 'rules.company.text'],
    ['website', ({ website }) => optional(website, isUrl), 'rules.company.website'],
    ['instagram', ({ instagram }) => optional(instagram, isInstagram), 'rules.company.instagram'],
    ['facebook', ({ facebook }) => optional(facebook, isFacebook), 'rules.company.facebook'],
    ['locations', ({ locations }) => locations.length > 0, 'rules.company.countries'],
  ]);

/** What is wrong with a personal profile, by field (V-090, V-091, V-092). */
export const checkPerson = (person: PersonalProfile): Problems<PersonalProfile> =>
  failures(person, [
    ['first_name', ({ first_name }) => isText('text1', first_name), 'rules.person.name'],
    ['last_name', ({ last_name }) => isText('text1', last_name), 'rules.person.name'],
    ['phone', ({ phone }) => phone.trim().length >= MINIMUM_PHONE, 'rules.person.phone'],
  ]);

/** What is wrong with an invitation, by field (V-094, V-095). */
export const checkInvitation = (invitation: Invitation): Problems<Invitation> =>
  failures(invitation, [
    ['first_name', ({ first_name }) => isText('text1', first_name), 'rules.invitation.name'],
    ['email', ({ email }) => isEmail(canonicalEmail(email)), 'rules.invitation.email'],
  ]);

/** A web address as it is kept: with a scheme, or empty (V-087). */
export const completeUrl = (value: string): string => (value.trim() === '' ? '' : withScheme(value.trim()));
