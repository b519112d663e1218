import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The state of an order as a word with a colour.',
  when: ['Use it beside the name of an order, in lists and on its page.'],
  instead: { 'to change the state': 'StatusControl', 'the state of a payment or another thing': 'Badge' },
  content: [
    'The names are given: “Pending Analysis”, “Waiting Brand”, “Retailer Pending”, “Processing”, “In transit”, “Finished”, “Cancelled”.',
  ],
  wording: [
    {
      good: 'Waiting Brand',
      bad: 'IN_ANALYSIS',
      why: 'Codes of the server mean nothing to a retailer. The name says who acts next.',
    },
  ],
  behaviour: [
    'Waiting states, states under way, finished and cancelled each have a colour.',
    'The name stays on one line, on a phone too.',
  ],
  accessibility: ['The word says the state. The colour only groups.'],
  dos: ['Pass the code of the server as `status`. The colour follows from it.'],
  donts: ['Don’t invent names for states. Retailer, brand and mails use the same ones.'],
};
