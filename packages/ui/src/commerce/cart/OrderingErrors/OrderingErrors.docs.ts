import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Says at the top of the cart why an order could not be sent.',
  when: ['Use it after the server refused an order.'],
  instead: {
    'an error of one collection': '`errors` of CartCollection',
    'an error of one product': '`errors` of CartProduct',
  },
  content: ['Show the message of the specification or the server’s sentence unchanged.'],
  wording: [
    {
      good: 'The minimum of Casa Maré is € 300.00. € 60.00 are missing.',
      bad: 'Minimum not reached',
      why: 'The retailer knows how much to add, and to which brand.',
    },
  ],
  behaviour: [
    'Each new `attempt` scrolls to the first error of the page, without motion if the user prefers less.',
    '`errors` lists what concerns the whole order, each in a line of its own.',
  ],
  accessibility: [
    'It is an alert: screen readers announce it at once when it appears, and again with each new `attempt`.',
  ],
  dos: ['Increase `attempt` with each press on “SEND ORDER”, so that the page scrolls again.'],
  donts: ['Don’t change or clear the cart after an error. The retailer corrects it and sends again.'],
};
