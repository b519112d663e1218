import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Two forms for the billing and the shipping address of a company, each with its own save button.',
  when: ['Use it in the address tab of a retailer’s profile.'],
  instead: {
    'to ask for addresses after an order': 'AddressDialog',
    'to show the addresses of an order': 'OrderAddresses',
  },
  content: ['Name the address on its button.'],
  wording: [
    {
      good: 'Save billing address',
      bad: 'Save',
      why: 'The page has two save buttons.',
    },
  ],
  behaviour: [
    'A button in the shipping form copies the saved billing address, without the tax number.',
    'The result shows beside the button for about six seconds, longer under the pointer.',
    'While one address saves, both buttons are busy and ignore presses.',
  ],
  accessibility: [
    'Each form is named by its title. If fields are wrong on saving, the first one takes the focus.',
    'A list above the fields links to each wrong field and is announced at once.',
  ],
  keyboard: { Tab: 'Moves from field to field.', Enter: 'Saves the form of the focused field.' },
  dos: ['Return all problems from `validate` at once, so that nobody saves three times.'],
  donts: ['Don’t expect a tax number in the shipping address. Only the billing form asks for it.'],
};
