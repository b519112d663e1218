import { ruleMessage, type MessageId, type RuleMessage } from './messages.ts';

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
  message: MessageId;
  /** May be left empty; when given, the minimum counts. */
  optional?: true;
}

/** The rules of each field (D-090). Tax ID has none: it is for billing only, and optional (V-078). */
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

/** Countries of the platform whose addresses are written without a state or province, by their names on the wire. */
const WITHOUT_STATES: ReadonlySet<string> = new Set(
  (
    'Austria,Belgium,Croatia,Czech Republic,Denmark,Estonia,Finland,France,Germany,Greece,Hong Kong,Hungary,Iceland,Israel,Kuwait,Latvia,Lebanon,' +
    'Lithuania,Luxembourg,Morocco,Netherlands,New Zealand,Norway,Poland,Portugal,Qatar,Romania,Senegal,Singapore,Slovakia,Slovenia,South Africa,' +
    'Sweden,Switzerland,United Kingdom'
  ).split(','),
);

/** Whether addresses of a country have a state. True for a country that is not known. */
export const hasStates = (country: string): boolean => !WITHOUT_STATES.has(country.trim());

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

const problemOf = (rule: Rule, value: string): RuleMessage | null => {
  if (rule.optional && value === '') return null;
  return value.length < rule.minimum ? ruleMessage(rule.message) : null;
};

const textOf = (values: AddressValues, field: AddressField): string =>
  field === 'state' && !hasStates(values.country ?? '') ? '' : (values[field] ?? '').trim();

/** Checks an address as typed; spaces around do not count. No state is asked for where the country has none. */
export const checkAddress = (values: AddressValues, kind: AddressKind): AddressProblems => {
  const fields: AddressProblems['fields'] = {};
  for (const [field, rule] of Object.entries(RULES) as [AddressField, Rule][]) {
    if (field === 'state' && !hasStates(values.country ?? '')) continue;
    const problem = problemOf(rule, textOf(values, field));
    if (problem) fields[field] = problem;
  }
  const isEmpty = addressFields(kind).every((field) => textOf(values, field) === '');
  return { form: isEmpty ? ruleMessage('rules.address.empty') : null, fields };
};

export const isAddressFine = ({ form, fields }: AddressProblems): boolean =>
  form === null && Object.keys(fields).length === 0;

/** The address as it is kept: trimmed, with the fields of its kind alone, and without a state where the country has none. */
export const cleanAddress = (values: AddressValues, kind: AddressKind): Record<AddressField, string> =>
  Object.fromEntries(addressFields(kind).map((field) => [field, textOf(values, field)])) as Record<
    AddressField,
    string
  >;
