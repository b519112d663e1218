import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Asks for the billing address and then the shipping address of an order, in two steps.',
  when: ['Use it after an order was sent, to confirm or change its addresses.'],
  instead: { 'the addresses of a company': 'CompanyAddresses', 'to show the addresses of an order': 'OrderAddresses' },
  anatomy: [
    'Lead',
    ['Step', 'form p'],
    'Copy from billing',
    'List of problems',
    ['Fields', '[data-component=Field]'],
    ['Buttons', '[type=submit]'],
  ],
  content: ['`lead` tells the news first: “Your order was sent.”'],
  wording: [
    {
      good: 'Copy from Billing',
      bad: 'Same address',
      why: 'It is a button that fills the fields, not a setting.',
    },
  ],
  behaviour: [
    'Each step is saved alone. Set `step` when the server has kept the first one.',
    'What was typed in a step is there again after going back.',
    'Copying leaves out the tax number. Only billing asks for it.',
    'A country that is not in `countries` stays chosen.',
    'The country decides which of city, state and postal code follow, in which order, and which of them are optional.',
  ],
  accessibility: [
    'If fields are wrong on sending, the first one takes the focus.',
    'A list above the fields is announced at once and links to each wrong field.',
    'Browsers fill in billing and shipping addresses by themselves.',
  ],
  keyboard: { Tab: 'Moves from field to field.', Enter: 'Sends the step.', Escape: 'Closes the dialog.' },
  dos: ['Show the server’s message as `error`. It replaces the title of the list of problems.'],
  donts: ['Don’t move to the next step before the address is saved. It could be lost.'],
};
