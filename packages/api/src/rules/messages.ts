import type { addressMessages } from './addressMessages.ts';

/**
 * What the rules say, in English, by id: server and browser say the same. Words are the specification's, its misspellings
 * included (D-118, D-119, D-121, D-122, D-126). `{n}` and `{amount}` are filled by the rule; a catalogue translates by id.
 */
export const messages = {
  'rules.preregistration.type': 'Company type is invalid',
  'rules.preregistration.companyName': 'Company name is invalid',
  'rules.preregistration.website': 'Company website or instagram is invalid',
  'rules.preregistration.websiteFormat': 'Invalid website or instagram URL format',
  'rules.preregistration.year': 'Year Established is invalid',
  'rules.preregistration.yearNumeric': 'Year Established must be numeric',
  'rules.preregistration.firstName': 'First Name is invalid',
  'rules.preregistration.lastName': 'Last Name is invalid',
  'rules.preregistration.phone': 'Phone is invalid',
  'rules.preregistration.email': 'Email is invalid',
  'rules.preregistration.places': 'Error: Location of Business Operation is required',
  'rules.preregistration.countries': 'Error: Country is required',
  'rules.password.required': 'Password is required',
  'rules.password.confirmRequired': 'Password confirm is required',
  'rules.password.confirmDiffers': 'Password and Password confirm does not match',
  'rules.password.recoveryDiffers': "The password and confirmation don't match",
  'rules.password.tooShort': 'Password must be 8 character at least.',
  'rules.password.changeDiffers': 'Confirm password not match.',
  'rules.password.email': 'Email must be valid.',
  'rules.password.invalid': 'Password must be valid.',
  'rules.password.differs': 'Password not match.',
  'rules.newsletter.email': 'Email required',
  'rules.limits.maximumQuantity': 'MAXIMUM QUANTITY - THE MAXIMUM QUANTITY IS {n} FOR THIS ORDER TO PROCEED',
  'rules.limits.minimumQuantity': 'MINIMUM QUANTITY - THE MINIMUM QUANTITY IS {n} FOR THIS ORDER TO PROCEED',
  'rules.limits.minimumValue': 'Add {amount} more to meet the minimum order.',
  'rules.limits.maximumValue': 'Remove {amount} more to meet the maximum order.',
  'rules.stock.available': '{n} units are available for immediate delivery',
  'rules.stock.left': '{n} left',
  'rules.stock.out': 'Out of stock',
  'rules.company.name': 'Name must have to be 3 character at least.',
  'rules.company.text': 'Text must have to be 8 characters at least.',
  'rules.company.website': 'The website must be a valid URL.',
  'rules.company.instagram': 'The instagram must be a valid URL.',
  'rules.company.facebook': 'The facebook must be a valid URL.',
  'rules.company.year': 'Year must be valid.',
  'rules.company.countries': 'You must have to select 1 country at least.',
  'rules.person.name': 'Name must have to be 3 characters at least.',
  'rules.person.phone': 'Phone field is required.',
  'rules.invitation.name': 'Name is required.',
  'rules.invitation.email': 'The email field is required.',
  'rules.stage.awaiting':
    'Your registration is awaiting approval. Please ensure your profile includes your address, website, and social media accounts to expedite the release.',
  'rules.stage.insufficient':
    'The information provided was not sufficient. Please check your email for a message from our team.',
  'rules.stage.priceAwaiting': 'Your registration is awaiting approval.',
  'rules.stage.notAllowed': 'Not allowed',
} as const;

export type GeneralMessageId = keyof typeof messages;
export type MessageId = GeneralMessageId | keyof typeof addressMessages;

/** A sentence of a rule: its id for translation, the values in it, and the finished English text. */
export interface RuleMessage {
  readonly id: MessageId;
  readonly text: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Fills the placeholders of a text. */
export const fillMessage = (id: MessageId, text: string, values: RuleMessage['values']): RuleMessage => ({
  id,
  values,
  text: text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder)),
});

/** A message with its placeholders filled. */
export const ruleMessage = (id: GeneralMessageId, values: RuleMessage['values'] = {}): RuleMessage =>
  fillMessage(id, messages[id], values);
