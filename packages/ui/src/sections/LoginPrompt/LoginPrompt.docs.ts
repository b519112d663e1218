import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Says, above a directory, what signing in would open.',
  when: ['Directories seen without a session.'],
  whenNot: ['Prices: PriceBlock invites by itself.'],
  keyboard: { 'Enter, Space': 'Opens the login; follows the registration.' },
  accessibility: ['A sentence with two actions, in the order of reading before the list.'],
  dos: ['Leave `register` out where nobody registers.'],
  donts: ['Don’t cover the directory with it.'],
};
