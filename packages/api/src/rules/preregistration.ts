import { ruleMessage, type GeneralMessageId, type RuleMessage } from './messages.ts';
import { isFilled, isHttpUrl, isInstagram } from './text.ts';

/** What the registration form holds. `glocations` are places, `locations` countries (D-037). */
export interface Preregistration {
  type: string;
  company_name: string;
  company_website: string;
  year_established: string;
  first_name: string;
  last_name: string;
  phone: string;
  email: string;
  glocations: readonly string[];
  locations: readonly string[];
}

export interface PreregistrationProblem {
  field: keyof Preregistration;
  message: RuleMessage;
}

type Check = readonly [
  field: keyof Preregistration,
  passes: (form: Preregistration) => boolean,
  message: GeneralMessageId,
];

const isWebsite = (value: string): boolean => isHttpUrl(value.trim()) || isInstagram(value.trim());

const COMPANY_TYPES = ['b', 's'];

/** In the order they are looked at; only emptiness is checked unless the line says more. */
const CHECKS: readonly Check[] = [
  ['type', (form) => COMPANY_TYPES.includes(form.type), 'rules.preregistration.type'],
  ['company_name', (form) => isFilled(form.company_name), 'rules.preregistration.companyName'],
  ['company_website', (form) => isFilled(form.company_website), 'rules.preregistration.website'],
  ['company_website', (form) => isWebsite(form.company_website), 'rules.preregistration.websiteFormat'],
  ['year_established', (form) => isFilled(form.year_established), 'rules.preregistration.year'],
  ['year_established', (form) => /^\d+$/.test(form.year_established.trim()), 'rules.preregistration.yearNumeric'],
  ['first_name', (form) => isFilled(form.first_name), 'rules.preregistration.firstName'],
  ['last_name', (form) => isFilled(form.last_name), 'rules.preregistration.lastName'],
  ['phone', (form) => isFilled(form.phone), 'rules.preregistration.phone'],
  ['email', (form) => isFilled(form.email), 'rules.preregistration.email'],
  ['glocations', (form) => form.glocations.some(isFilled), 'rules.preregistration.places'],
  ['locations', (form) => form.locations.some(isFilled), 'rules.preregistration.countries'],
];

/** The first failure of each field, in the order of the checks: the first of all is the one to say (V-001). */
export const checkPreregistration = (form: Preregistration): PreregistrationProblem[] => {
  const failed = CHECKS.filter(([, passes]) => !passes(form));
  return failed
    .filter(([field], index) => failed.findIndex(([earlier]) => earlier === field) === index)
    .map(([field, , message]) => ({ field, message: ruleMessage(message) }));
};

/** The full screen asks before sending for the name alone; the server checks the rest (V-015). */
export const checkCompanyName = ({ company_name }: Pick<Preregistration, 'company_name'>): RuleMessage | null =>
  isFilled(company_name) ? null : ruleMessage('rules.preregistration.companyName');

/** What the server says of an e-mail address that has registered before; clients tell the two apart by these words. */
export const KNOWN_EMAIL = {
  registered: 'user with this email already exists.',
  underAnalysis: 'pré-cadastro com este email já existe.',
} as const;
