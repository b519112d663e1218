import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Asks a visitor of a brand for a business e-mail, and leads to the login or the registration.',
  when: ['A visitor opens a collection or a product, which only members see.'],
  whenNot: ['Registering from header or landing: RegistrationDialog.'],
  keyboard: { Enter: 'Creates the account, or opens the login where there is one.' },
  accessibility: [
    'A wrong address is said at its field after a pause, not while somebody types. No dialog opens by itself.',
  ],
  content: ['CREATE ACCOUNT, LOGIN, Register for a Seller Account.'],
  dos: ['Name the brand in the title.'],
  donts: ['Don’t look the address up at every key.'],
};
