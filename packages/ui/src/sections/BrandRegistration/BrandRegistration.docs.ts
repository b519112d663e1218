import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose:
    'Asks a visitor for a business e-mail before showing a brand’s collections, then leads to login or registration.',
  when: ['Use it as the page that a visitor sees after opening a collection or a product of a brand.'],
  instead: {
    'registration from the header or the landing page': 'RegistrationDialog',
    'registration on a page that belongs to no brand': 'RegistrationScreen',
    'to sign in a member': 'LoginDialog',
  },
  anatomy: [
    'Cover',
    ['Title and text', 'h1'],
    ['E-mail', '[data-component=Field]'],
    ['“CREATE ACCOUNT”', '[type=submit]'],
    ['“LOGIN”', '[data-variant=secondary]'],
    ['“Register for a Seller Account”', 'p [data-component=TextLink]'],
  ],
  content: [
    'Button labels are given by the specification: “CREATE ACCOUNT”, “LOGIN”, “Register for a Seller Account”.',
  ],
  wording: [
    {
      good: 'Sign up to see the collections of Casa Marola',
      bad: 'Registration required',
      why: 'The title names the brand and what the visitor gets.',
    },
  ],
  behaviour: [
    'It validates the address after `pause` milliseconds without typing, and again before sending.',
    'While `busy`, further presses of “CREATE ACCOUNT” do nothing. After an error, the address stays.',
    'Without `cover`, a plain background takes its place.',
  ],
  accessibility: [
    'The title is the level 1 heading. The message of an invalid address belongs to its field.',
    'An `error` is announced at once.',
    'Keep `pause` long enough to finish typing. A message during typing interrupts screen readers.',
  ],
  keyboard: { Enter: 'Sends the address.', Tab: 'Moves from the field to the three choices.' },
  dos: ['Pass the typed address on to login or registration. Visitors should not type it twice.'],
  donts: ['Don’t look up the address on the server inside `validate`. It runs after each pause in typing.'],
};
