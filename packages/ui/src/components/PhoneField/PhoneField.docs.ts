import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A telephone number with its country: flags, dial codes, the country’s way of writing.',
  when: ['Addresses and registrations.'],
  whenNot: ['Numbers that are not called.'],
  keyboard: {
    Tab: 'From the country to the number.',
    'Enter, Space, ArrowDown': 'On the country: opens the list, ready to search.',
    'letters, digits': 'In the list: find a country by its name or its dial code.',
    Escape: 'Closes the list and gives the focus back.',
  },
  accessibility: [
    'Two named controls in one group; country names in the reader’s language. Until its table has come it is a plain field.',
  ],
  content: ['Begins with the account’s likely country.'],
  dos: ['Keep what was typed when the country changes.'],
  donts: ['Don’t refuse a number for its spaces.'],
};
