import { addressForm, type PlaceField } from './addressForms/forms.ts';
import { addressMessages, type AddressMessageId } from './addressMessages.ts';
import { fillMessage, type RuleMessage } from './messages.ts';
import { countLetters } from './text.ts';

export { addressForm, type AddressForm, type PlaceField } from './addressForms/forms.ts';

export type AddressKind = 'billing' | 'shipping';

export type AddressField =
  | 'to'
  | 'contact'
  | 'address'
  | 'city'
  | 'state'
  | 'zip_code'
  | 'country'
  | 'phone_number'
  | 'tax_id';

export type AddressValues = Partial<Record<AddressField, string>>;

export interface AddressProblems {
  /** About the whole form: nothing was filled in (X-035, D-069). */
  form: RuleMessage | null;
  fields: Partial<Record<AddressField, RuleMessage>>;
}

interface Rule {
  minimum: number;
  message: AddressMessageId;
  /** May be left empty; when given, the minimum counts. */
  optional?: true;
}

/** The rules of each field where the country has none of its own (D-090). Tax ID has none: it is for billing only, and optional (V-078). */
const RULES: Readonly<Partial<Record<AddressField, Rule>>> = {
  to: { minimum: 3, message: 'rules.address.to' },
  contact: { minimum: 3, message: 'rules.address.contact' },
  address: { minimum: 3, message: 'rules.address.address' },
  city: { minimum: 3, message: 'rules.address.city' },
  state: { minimum: 1, message: 'rules.address.state' },
  zip_code: { minimum: 3, message: 'rules.address.zipCode' },
  country: { minimum: 1, message: 'rules.address.country' },
  phone_number: { minimum: 5, message: 'rules.address.phone', optional: true },
};

/** City, state and postal code, all of which the specification requires. */
const PLACES: readonly PlaceField[] = ['city', 'state', 'zip_code'];
const isPlace = (field: AddressField): field is PlaceField => (PLACES as readonly AddressField[]).includes(field);

/** Which of city, state and postal code an address of a country has, in its order, and which of them it must have. */
export const placesOf = (country: string): { field: PlaceField; isRequired: boolean }[] => {
  const form = addressForm(country);
  return (form?.fields ?? PLACES).map((field) => ({ field, isRequired: form?.required.has(field) ?? true }));
};

/** Whether addresses of a country have a state. True for a country that is not known. */
export const hasStates = (country: string): boolean => placesOf(country).some(({ field }) => field === 'state');

const SHIPPING_FIELDS: readonly AddressField[] = [
  'to',
  'contact',
  'address',
  'city',
  'state',
  'zip_code',
  'country',
  'phone_number',
];

/** The fields of a form, in its order. */
export const addressFields = (kind: AddressKind): readonly AddressField[] =>
  kind === 'billing' ? [...SHIPPING_FIELDS, 'tax_id'] : SHIPPING_FIELDS;

const addressMessage = (id: AddressMessageId, values: RuleMessage['values'] = {}): RuleMessage =>
  fillMessage(id, addressMessages[id], values);

const problemOf = (rule: Rule, value: string): RuleMessage | null => {
  if (rule.optional && value === '') return null;
  return countLetters(value) < rule.minimum ? addressMessage(rule.message) : null;
};

/** What a country asks of its postal codes. The specification's own texts are about those of Brazil and the United States. */
const zipProblem = (rule: Rule, value: string, country: string): RuleMessage | null => {
  const form = addressForm(country);
  const tooShort = problemOf(rule, value);
  if (!form?.example) return tooShort;
  if (form.isSpecified && tooShort) return tooShort;
  if (value === '' ? rule.optional : form.isZip(value)) return null;
  const id = form.isSpecified ? 'rules.address.zipOfCountry' : 'rules.address.postalCode';
  return addressMessage(id, { example: form.example });
};

/** The rule of a place in a country, by the country's form. */
const ruleIn = (field: PlaceField, rule: Rule, country: string): Rule => {
  const form = addressForm(country);
  if (!form || form.isSpecified) return rule;
  const minimum = field === 'zip_code' ? rule.minimum : 1;
  const own: Partial<Record<PlaceField, AddressMessageId>> = {
    city: 'rules.address.cityOfCountry',
    ...(!form.isState && { state: 'rules.address.region' }),
  };
  const optional = form.required.has(field) ? {} : { optional: true as const };
  return { minimum, message: own[field] ?? rule.message, ...optional };
};

const hasField = (field: AddressField, country: string): boolean =>
  !isPlace(field) || placesOf(country).some((place) => place.field === field);

const textOf = (values: AddressValues, field: AddressField): string =>
  hasField(field, values.country ?? '') ? (values[field] ?? '').trim() : '';

/** Checks an address as typed, by the form of its country; spaces around do not count. */
export const checkAddress = (values: AddressValues, kind: AddressKind): AddressProblems => {
  const fields: AddressProblems['fields'] = {};
  const country = values.country ?? '';
  for (const [field, general] of Object.entries(RULES) as [AddressField, Rule][]) {
    if (!hasField(field, country)) continue;
    const rule = isPlace(field) ? ruleIn(field, general, country) : general;
    const value = textOf(values, field);
    const problem = field === 'zip_code' ? zipProblem(rule, value, country) : problemOf(rule, value);
    if (problem) fields[field] = problem;
  }
  const isEmpty = addressFields(kind).every((field) => textOf(values, field) === '');
  return { form: isEmpty ? addressMessage('rules.address.empty') : null, fields };
};

export const isAddressFine = ({ form, fields }: AddressProblems): boolean =>
  form === null && Object.keys(fields).length === 0;

/** The address as it is kept: trimmed, with the fields of its kind and its country alone. */
export const cleanAddress = (values: AddressValues, kind: AddressKind): Record<AddressField, string> =>
  Object.fromEntries(addressFields(kind).map((field) => [field, textOf(values, field)])) as Record<
    AddressField,
    string
  >;

/** City, state and postal code in one line, in the order of the country: `1200-018 Lisboa`, `New York, NY 10001`. */
export const placeLine = (values: AddressValues): string => {
  const own = placesOf(values.country ?? '').map(({ field }) => field);
  // An older address may have a code, such as a post box, where its country has none.
  const fields = own.includes('zip_code') ? own : [...own, 'zip_code' as const];
  const parts = fields.map((field) => ({ field, text: (values[field] ?? '').trim() }));
  const said = parts.filter(({ text }, at) => text !== '' && parts.findIndex((part) => part.text === text) === at);
  return said
    .map(({ field, text }, at) => {
      if (at === 0) return text;
      return [field, said[at - 1]?.field].includes('zip_code') ? ` ${text}` : `, ${text}`;
    })
    .join('');
};
